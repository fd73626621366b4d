import { control, leaf } from '#core/fields/field.ts';
import { choice, group, number, text, toggle, type ValueOf } from '#core/fields/index.ts';
import { MAX_LINK_LENGTH } from '#core/fields/link.ts';

export const NOT_A_FEED_ADDRESS = 'Must be an address such as https://example.com/feed.xml.';
export const MAX_FEED_ENTRIES = 20;

const address = leaf<string>({
  control: control(
    'address',
    { label: 'Address', help: 'Of an RSS or Atom feed.' },
    { max: MAX_LINK_LENGTH, placeholder: 'https://' },
  ),
  initial: '',
  parse(given) {
    const value = typeof given === 'string' ? given.trim() : null;
    if (value === '') return { value };
    return value !== null &&
      value.length <= MAX_LINK_LENGTH &&
      /^https?:\/\//i.test(value) &&
      URL.canParse(value)
      ? { value }
      : { problem: NOT_A_FEED_ADDRESS };
  },
});

export const fields = group({
  address,
  title: text({ max: 120, label: 'Title' }),
  count: number({ min: 1, max: MAX_FEED_ENTRIES, initial: 5, label: 'Entries' }),
  hasDates: toggle(true, { label: 'Dates' }),
  hasExcerpts: toggle(false, { label: 'First words' }),
  level: choice([2, 3, 4], 3, { label: 'Level of the title' }),
});

export type RssValues = ValueOf<typeof fields>;
