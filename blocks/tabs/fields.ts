import { choice, group, list, text, type ValueOf } from '#core/fields/index.ts';
import { richText } from '#core/rich-text/field.ts';
import { fromText } from '#core/rich-text/from-text.ts';

export const MAX_TABS = 12;

export const fields = group({
  items: list(group({ title: text({ max: 60, label: 'Title' }), text: richText({ label: 'Text' }) }), {
    max: MAX_TABS,
    initial: [
      { title: 'First', text: fromText('What belongs to the first tab.') },
      { title: 'Second', text: fromText('What belongs to the second tab.') },
    ],
    label: 'Tabs',
  }),
  label: text({
    max: 60,
    initial: 'Tabs',
    label: 'Name',
    help: 'Read out to people who cannot see the tabs.',
  }),
  look: choice(['underline', 'pills', 'side'], 'underline', {
    label: 'Look',
    labels: { underline: 'Underlined', pills: 'Pills', side: 'Titles on the left' },
  }),
});

export type TabsValues = ValueOf<typeof fields>;
