import { control, isRecord, leaf, type Field, type Words } from './field.ts';

export interface LinkValue {
  href: string;
  newWindow: boolean;
}

export const NO_LINK: LinkValue = { href: '', newWindow: false };
export const MAX_LINK_LENGTH = 2000;

export function link(words: Words = {}): Field<LinkValue> {
  return leaf({
    control: control('link', words),
    initial: NO_LINK,
    parse(value) {
      if (!isRecord(value) || typeof value.href !== 'string') return { problem: 'Must be a link.' };
      if (value.href.length > MAX_LINK_LENGTH)
        return { problem: `A link must be at most ${MAX_LINK_LENGTH} characters.` };
      if (/\s/.test(value.href)) return { problem: 'A link must not contain spaces.' };
      return { value: { href: value.href, newWindow: value.newWindow === true } };
    },
  });
}
