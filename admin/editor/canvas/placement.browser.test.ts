import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PageBody, Section } from '#core/page/page.ts';
import type { FramePage } from './frame-page.ts';
import { makePlacement } from './placement.ts';

const before = [...document.adoptedStyleSheets];
let placement = makePlacement({ window, document } as FramePage);

beforeEach(() => {
  placement = makePlacement({ window, document } as FramePage);
});

afterEach(() => {
  placement.close();
  expect(document.adoptedStyleSheets).toEqual(before);
});

const block = (id: string, column: number) =>
  ({ id, place: { base: { column, span: 4, row: 1, rows: 1 } } }) as Section['blocks'][number];
const page = (...sections: (readonly [string, Section['blocks']])[]) =>
  ({ sections: sections.map(([id, blocks]) => ({ id, blocks })) }) as PageBody;
const own = () => document.adoptedStyleSheets.slice(before.length);
const css = (sheet: CSSStyleSheet | undefined) =>
  [...(sheet?.cssRules ?? [])].map((rule) => rule.cssText).join('');

test('each section has a sheet of its own, which goes with it', () => {
  placement.update(page(['one', [block('a', 1)]], ['two', [block('b', 2)]]));
  expect(own().map((sheet) => /#b[ab]/.exec(css(sheet))?.[0])).toEqual(['#ba', '#bb']);
  placement.update(page(['two', [block('b', 2)]]));
  expect(own().map((sheet) => /#b[ab]/.exec(css(sheet))?.[0])).toEqual(['#bb']);
});

test('a moved block rewrites the sheet of its section and leaves the other alone', () => {
  const still = [block('b', 2)];
  placement.update(page(['one', [block('a', 1)]], ['two', still]));
  const [first, second] = own();
  const rule = second?.cssRules[0];
  placement.update(page(['one', [block('a', 5)]], ['two', [...still]]));
  expect(own()).toEqual([first, second]);
  expect(css(first)).toMatch(/1\s*\/\s*5/);
  expect(second?.cssRules[0]).toBe(rule);
});

test('other words in the same place write nothing anew', () => {
  const { place, ...rest } = block('a', 1);
  placement.update(page(['one', [{ ...rest, place }]]));
  const rule = own()[0]?.cssRules[0];
  placement.update(page(['one', [{ ...rest, place }]]));
  expect(own()[0]?.cssRules[0]).toBe(rule);
});

test('a block that is taken away leaves no rule', () => {
  const [a, b] = [block('a', 1), block('b', 2)];
  placement.update(page(['one', [a, b]]));
  placement.update(page(['one', [a]]));
  expect(css(own()[0])).not.toContain('#bb');
});
