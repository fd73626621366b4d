import { choice, group, image, link, text, toggle, type ValueOf } from '../fields/index.ts';
import { pageBody, type BlockFields } from '../page/fields.ts';

export const headerFooterFields = (blockFields: BlockFields) =>
  group({
    header: group({
      layout: choice(['split', 'centred', 'stacked'], 'split', { label: 'Layout' }),
      sticky: toggle(false, { label: 'Stay in view while scrolling' }),
      logo: image({ label: 'Logo' }),
      note: text({ max: 120, label: 'Small line beside the title' }),
      actionLabel: text({ max: 40, label: 'Button' }),
      action: link({ label: 'Button link' }),
    }),
    footer: pageBody(blockFields),
  });

export type HeaderFooter = ValueOf<ReturnType<typeof headerFooterFields>>;
