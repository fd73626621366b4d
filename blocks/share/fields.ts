import { group, text, toggle, type ValueOf } from '#core/fields/index.ts';
import { SERVICES } from '../social-icons/services.ts';
import { SHARE_TARGETS, type ShareTarget } from './targets.ts';

const FIRST_SHOWN: readonly ShareTarget[] = ['email', 'whatsapp', 'facebook', 'linkedin'];

const targets = Object.fromEntries(
  SHARE_TARGETS.map((target) => [
    target,
    toggle(FIRST_SHOWN.includes(target), { label: SERVICES[target].name }),
  ]),
) as Record<ShareTarget, ReturnType<typeof toggle>>;

export const fields = group({
  label: text({ max: 80, initial: 'Share', label: 'Text before' }),
  copy: toggle(true, { label: 'Copy the address' }),
  ...targets,
});

export type ShareValues = ValueOf<typeof fields>;
