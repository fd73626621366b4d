import { announcementFields } from './announcement.ts';
import { choice, group, image, link, list, text, toggle, type ValueOf } from '../fields/index.ts';
import type { BlockRulesOf } from '../blocks/rules.ts';
import { pageBody } from '../page/stored/fields.ts';

export const MAX_SOCIAL_LINKS = 8;

const socialLink = group({
  name: text({ max: 40, label: 'Name', placeholder: 'Instagram' }),
  to: link({ label: 'Link' }),
});

export const headerFields = group({
  layout: choice(['split', 'centred', 'stacked'], 'split', { label: 'Layout' }),
  sticky: toggle(false, { label: 'Stay in view while scrolling' }),
  logo: image({ label: 'Logo' }),
  note: text({ max: 120, label: 'Small line beside the title' }),
  actionLabel: text({ max: 40, label: 'Button' }),
  action: link({ label: 'Button link' }),
  social: list(socialLink, {
    max: MAX_SOCIAL_LINKS,
    label: 'Small links',
    help: 'To where else people find you. A centred header with a button shows them on phones alone.',
  }),
});

export const headerFooterFields = (blockOf: BlockRulesOf) =>
  group({ header: headerFields, announcement: announcementFields, footer: pageBody(blockOf) });

export type HeaderFooter = ValueOf<ReturnType<typeof headerFooterFields>>;
