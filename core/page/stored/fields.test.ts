import { describe, expect, test } from 'vitest';
import { checkWith, group, text } from '../../fields/index.ts';
import type { Problem } from '../../fields/field.ts';
import type { BlockRulesOf } from '../../blocks/rules.ts';
import { forgiveOldExcess, pageBody } from './fields.ts';
import { countBlocks, MAX_BLOCKS_PER_LAYOUT, MAX_SECTIONS, TOO_MANY_BLOCKS, type PageBody } from '../page.ts';

const note = group({ words: text({ max: 5 }) });
const blockOf: BlockRulesOf = (type) => (type === 'note' ? { fields: note } : undefined);
const body = pageBody(blockOf);

const id = (number: number) => String(number).padStart(24, 'a');
const place = { base: { column: 1, span: 12, row: 1, rows: 1 } };
const block = (number = 1, more: object = {}) => ({
  id: id(number),
  type: 'note',
  place,
  values: { words: 'a' },
  animation: 'none',
  ...more,
});
const section = (blocks: unknown[], more: object = {}) => ({ id: id(900), style: {}, blocks, ...more });
const blocks = (count: number) => Array.from({ length: count }, (_, index) => block(index));

function problemsOf(value: unknown): Problem[] {
  const result = checkWith(body, value);
  return result.ok ? [] : result.problems;
}

test('a page as it should be', () => {
  const value = {
    sections: [
      section([block(1), block(2, { place: { ...place, phone: { column: 1, span: 8, row: 1, rows: 1 } } })]),
    ],
  };
  const result = checkWith(body, value);
  expect(result).toMatchObject({ ok: true, value: { sections: [{ blocks: value.sections[0]?.blocks }] } });
  expect(body.read(result.ok && result.value)).toEqual(result.ok && result.value);
});

test('every problem of a page at once', () => {
  const value = {
    title: 'x',
    sections: [
      {
        id: 'short',
        style: { tone: 'pink', colour: 'red' },
        blocks: [
          block(1, { type: 'nothing' }),
          block(2, { values: { words: 'too long' }, animation: 'spin', onclick: 'x' }),
          block(3, { place: { base: { column: 20, span: 12, row: 1, rows: 1 }, phone: { column: 0 } } }),
          null,
        ],
      },
      'section',
    ],
  };
  expect(problemsOf(value).map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'title: Is not a known field.',
    'sections.0.id: Must be an id of 24 lowercase letters and digits.',
    'sections.0.style.colour: Is not a known field.',
    'sections.0.style.tone: pink is not one of the expected options',
    'sections.0.blocks.0.type: There is no block called “nothing”.',
    'sections.0.blocks.1.onclick: Is not a known field.',
    'sections.0.blocks.1.values.words: Must be at most 5 characters.',
    'sections.0.blocks.1.animation: spin is not one of the expected options',
    'sections.0.blocks.2.place.base: Must lie on the grid of 24 columns and 500 rows.',
    'sections.0.blocks.2.place.phone: Must lie on the grid of 8 columns and 500 rows.',
    'sections.0.blocks.3: Must be an object.',
    'sections.0.blocks.3.id: Must be an id of 24 lowercase letters and digits.',
    'sections.0.blocks.3.type: There is no block called “”.',
    'sections.1: Must be an object.',
    'sections.1.id: Must be an id of 24 lowercase letters and digits.',
  ]);
});

describe('places', () => {
  test.each([
    [{ column: 1, span: 24, row: 1, rows: 1 }, true],
    [{ column: 24, span: 1, row: 500, rows: 500 }, true],
    [{ column: 1, span: 25, row: 1, rows: 1 }, false],
    [{ column: 24, span: 2, row: 1, rows: 1 }, false],
    [{ column: 0, span: 1, row: 1, rows: 1 }, false],
    [{ column: 1, span: 1, row: 501, rows: 1 }, false],
    [{ column: 1, span: 1, row: 1, rows: 0 }, false],
    [{ column: 1.5, span: 1, row: 1, rows: 1 }, false],
    [{ column: '1}body{display:none', span: 1, row: 1, rows: 1 }, false],
    [{ column: 1, span: 1, row: 1 }, false],
  ])('%j fits: %j', (base, fits) => {
    expect(problemsOf({ sections: [section([block(1, { place: { base } })])] })).toHaveLength(fits ? 0 : 1);
  });
});

describe('the lenient reading', () => {
  const read = (value: unknown) => body.read({ sections: [section([value])] }).sections[0]?.blocks;

  test.each<[string, unknown, unknown]>([
    ['bad values', block(1, { values: { words: 7 } }), [block(1, { values: { words: '' } })]],
    [
      'a bad place',
      block(1, { place: { base: {} } }),
      [block(1, { place: { base: { column: 1, span: 24, row: 1, rows: 1 } } })],
    ],
    ['a bad place on phones', block(1, { place: { ...place, phone: 7 } }), [block(1)]],
    ['an unknown movement', block(1, { animation: 'spin' }), [block(1)]],
    ['foreign keys', block(1, { onclick: 'x' }), [block(1)]],
    ['what never was a block', block(1, { type: 'no block' }), []],
    ['a block without an id', block(1, { id: 7 }), []],
    ['no block at all', null, []],
  ])('mends %s', (_, stored, blocks) => {
    expect(read(stored)).toEqual(blocks);
  });

  test('keeps a block of another version exactly as it is', () => {
    const stranger = block(1, {
      type: 'hologram',
      values: { beam: { angle: [1, 2, { deep: null }] } },
      place: { base: { column: 3, span: 4, row: 2, rows: 1 }, watch: { column: 1 } },
      animation: 'spin',
      owner: 'somebody',
    });
    expect(JSON.stringify(read(structuredClone(stranger)))).toBe(JSON.stringify([stranger]));
  });

  test.each([[undefined], [null], [{ sections: 'x' }], [[]]])('%j is an empty page', (stored) => {
    expect(body.read(stored)).toEqual({ sections: [] });
  });

  test('hostile names are no blocks', () => {
    for (const type of ['__proto__', 'toString', 'Object', '<script>'])
      expect(read(block(1, { type }))).toEqual([]);
  });
});

describe('limits', () => {
  test.each([
    [MAX_BLOCKS_PER_LAYOUT, []],
    [MAX_BLOCKS_PER_LAYOUT + 1, [{ path: 'sections.0.blocks', message: TOO_MANY_BLOCKS }]],
  ])('%i blocks in a layout', (count, problems) => {
    expect(MAX_BLOCKS_PER_LAYOUT).toBe(60);
    expect(problemsOf({ sections: [section(blocks(count))] })).toEqual(problems);
  });

  test('the limit is a layout’s, not the page’s', () => {
    const value = { sections: [section(blocks(60)), section(blocks(60), { id: id(901) })] };
    expect(problemsOf(value)).toEqual([]);
    expect(countBlocks(body.read(value))).toBe(120);
  });

  test('sections', () => {
    const sections = Array.from({ length: MAX_SECTIONS + 1 }, (_, index) => section([], { id: id(index) }));
    expect(problemsOf({ sections })).toEqual([
      { path: 'sections', message: 'Must have at most 100 entries.' },
    ]);
  });

  test('what is stored above a limit stays readable', () => {
    expect(body.read({ sections: [section(blocks(70))] }).sections[0]?.blocks).toHaveLength(70);
  });

  test.each([
    [70, 70, true],
    [70, 69, true],
    [70, 71, false],
    [60, 61, false],
    [0, 61, false],
  ])('from %i blocks to %i may be saved: %j', (before, after, isForgiven) => {
    const earlier = body.read({ sections: [section(blocks(before))] });
    const value = { sections: [section(blocks(after))] };
    for (const prefix of ['', 'body.']) {
      const problems = problemsOf(value).map((problem) => ({ ...problem, path: prefix + problem.path }));
      const left = forgiveOldExcess(
        problems,
        { before: earlier, after: value as unknown as PageBody },
        blockOf,
      );
      expect(left).toHaveLength(isForgiven ? 0 : 1);
    }
  });

  test('old excess excuses its own section and nothing else', () => {
    const earlier = body.read({ sections: [section(blocks(70))] });
    const value = {
      sections: [section(blocks(61), { id: id(901) }), section([...blocks(69), block(1, { type: 'gone' })])],
    };
    const left = forgiveOldExcess(
      problemsOf(value),
      { before: earlier, after: value as unknown as PageBody },
      blockOf,
    );
    expect(left.map(({ path }) => path)).toEqual(['sections.0.blocks', 'sections.1.blocks.69.type']);
  });

  test('a new page has no old excess', () => {
    const value = { sections: [section(blocks(61))] };
    const after = value as unknown as PageBody;
    expect(forgiveOldExcess(problemsOf(value), { before: undefined, after }, blockOf)).toHaveLength(1);
  });
});

test('a block whose place cannot be read stands below the others', () => {
  const blocks = [
    block(1, { place: { base: { column: 99, span: -1, row: 0, rows: 1 } } }),
    block(2, { place: { base: { column: 1, span: 12, row: 1, rows: 2 } } }),
    block(3, { place: undefined }),
  ];
  const [section] = body.read({ sections: [{ id: id(9), blocks }] }).sections;
  expect(
    section?.blocks.map(({ place: { base } }) => `${base.row}/${base.column} ${base.span}x${base.rows}`),
  ).toEqual(['3/1 24x1', '1/1 12x2', '4/1 24x1']);
});
