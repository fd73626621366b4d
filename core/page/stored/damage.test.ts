import { expect, test } from 'vitest';
import { damageIn } from './damage.ts';

const document = {
  title: 'About',
  body: {
    sections: [
      { id: 's1', blocks: [{ id: 'b1', type: 'heading', values: 'nonsense' }, 'garbage'] },
      { id: 's2', blocks: [{ id: 'b2', type: 'text' }] },
    ],
  },
};

const block = (id: string, type: string, ...messages: string[]) => ({ part: 'block', id, type, messages });

test.each([
  [
    'a block, by name and with all that is wrong of it',
    ['body.sections.0.blocks.0.values', 'body.sections.0.blocks.0.place.base'],
    [block('b1', 'heading', 'values: No.', 'place.base: No.')],
  ],
  [
    'what is no block at all',
    ['body.sections.0.blocks.1'],
    [{ part: 'block', id: undefined, type: undefined, messages: ['No.'] }],
  ],
  ['a value of a block', ['body.sections.1.blocks.0.values.text'], [block('b2', 'text', 'text: No.')]],
  [
    'a section',
    ['body.sections.1.style.tone'],
    [{ part: 'section', id: 's2', type: undefined, messages: ['style.tone: No.'] }],
  ],
  [
    'the page itself',
    ['title'],
    [{ part: 'document', id: undefined, type: undefined, messages: ['title: No.'] }],
  ],
  [
    'two blocks',
    ['body.sections.0.blocks.0.id', 'body.sections.1.blocks.0.id'],
    [block('b1', 'heading', 'id: No.'), block('b2', 'text', 'id: No.')],
  ],
])('%s', (_, paths, damage) => {
  const problems = paths.map((path) => ({ path, message: 'No.' }));
  expect(damageIn(document, problems)).toEqual(damage);
});

test('nothing', () => {
  expect(damageIn(document, [])).toEqual([]);
});
