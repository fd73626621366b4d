import { expect, test } from 'vitest';
import { fromText } from '#core/rich-text/from-text.ts';
import { onlyText, withText } from './item-text.ts';

const block = (type: string, values = {}) => ({ id: 'b', type, values });
const page = (...sections: object[][]) => ({ sections: sections.map((blocks) => ({ id: 's', blocks })) });

test.each([
  ['nothing', null],
  ['no section', page()],
  ['two sections', page([block('text')], [block('text')])],
  ['two blocks', page([block('text'), block('text')])],
  ['a picture', page([block('image')])],
])('%s is built on the page', (_, body) => {
  expect(onlyText(body)).toBeUndefined();
});

test('one text is written in the panel', () => {
  const words = fromText('Some *words*');
  const body = page([block('text', { size: 'large', text: fromText('') })]);
  expect(onlyText(body)).toEqual(fromText(''));
  const written = withText(body, words);
  expect(onlyText(written)).toEqual(words);
  expect(written.sections[0]?.blocks[0]?.values.size).toBe('large');
});
