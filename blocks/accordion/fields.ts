import { SIDES } from '#core/enumerations/appearance.ts';
import { choice, group, list, text, toggle, type ValueOf } from '#core/fields/index.ts';
import { richText } from '#core/rich-text/field.ts';
import { fromText } from '#core/rich-text/from-text.ts';

export const MAX_ACCORDION_ITEMS = 100;

const item = group({
  title: text({ max: 200, initial: 'Title', label: 'Title' }),
  text: richText({ label: 'Text' }),
});

export const fields = group({
  items: list(item, {
    max: MAX_ACCORDION_ITEMS,
    initial: [
      { title: 'A question people ask', text: fromText('The answer, in a sentence or two.') },
      { title: 'Another one', text: fromText('Another answer.') },
    ],
    label: 'Items',
  }),
  allowMultiple: toggle(false, { label: 'Allow several open at once' }),
  firstOpen: toggle(false, { label: 'First item starts open' }),
  level: choice([2, 3, 4], 3, { label: 'Level of the titles' }),
  divider: choice(['lines', 'boxes', 'none'], 'lines', { label: 'Dividers' }),
  icon: choice(['plus', 'arrow', 'none'], 'plus', { label: 'Icon' }),
  iconSide: choice(SIDES, 'right', { label: 'Side of the icon' }),
});

export type AccordionValues = ValueOf<typeof fields>;
