import { forms } from '#contract/forms.ts';
import { newsletter } from '#contract/newsletter.ts';
import type { MadeKind } from '#site/sections-library/design.ts';
import { FIRST_FORM } from '../../documents/first-form.ts';
import { call } from '../../http/call.ts';
import { say } from './words.ts';

const MAKERS: Readonly<Record<MadeKind, () => Promise<string>>> = {
  form: async () => (await call(forms.create, { body: { body: FIRST_FORM } })).formId,
  mailingList: async () =>
    (await call(newsletter.createList, { body: { name: say('newsletter'), isDoubleOptIn: true } })).id,
};

/** Makes the first of each kind. Whoever may not do so gets the section without it, and chooses later. */
export async function makeOwn(kinds: readonly MadeKind[]): Promise<Partial<Record<MadeKind, string>>> {
  const made = kinds.map(async (kind) => [kind, await MAKERS[kind]().catch(() => '')] as const);
  return Object.fromEntries(await Promise.all(made));
}
