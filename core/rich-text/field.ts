import { control, type Field, type Words } from '../fields/field.ts';
import { EMPTY_RICH_TEXT, MAX_RICH_TEXT_LENGTH, plainText, type RichText } from './document.ts';
import { readRichText } from './read.ts';

export function richText(words: Words & { initial?: RichText } = {}): Field<RichText> {
  const initial = words.initial ?? EMPTY_RICH_TEXT;
  return {
    control: control('richText', words, {}),
    initial,
    check(value, report, path) {
      const doc = readRichText(value, (message) => report({ path, message }));
      if (!doc) {
        report({ path, message: 'Must be a formatted text.' });
        return initial;
      }
      if (plainText(doc).length > MAX_RICH_TEXT_LENGTH) {
        report({ path, message: `Must be at most ${MAX_RICH_TEXT_LENGTH} characters.` });
      }
      return doc;
    },
    read: (value) => readRichText(value) ?? initial,
  };
}
