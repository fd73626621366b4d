import { expect, test } from 'vitest';
import '../styles.ts';

/** Where each word of the title begins and ends: a broken one stands in two lines. */
function linesOf(words: Text): number[] {
  return [...words.data.matchAll(/\S+/g)].map(({ index, 0: word }) => {
    const range = document.createRange();
    range.setStart(words, index);
    range.setEnd(words, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
}

test.each([530, 350, 280])('in %i px a long word of a title is smaller instead of broken', (width) => {
  document.body.innerHTML = `<div style="width:${width}px"><h1 class="heading" style="font-size:106px"
    ><span class="fitted"><span style="--longest-word:11">GETROCKNETE TAGLIATELLE</span></span></h1></div>`;
  const [title, words] = [document.querySelector('h1'), document.querySelector('.fitted > span')];
  expect(linesOf(words?.firstChild as Text)).toEqual([1, 1]);
  expect(title?.scrollWidth).toBe(width);
});

test('a grid that makes titles as wide as their words leaves them the room they need', () => {
  document.body.innerHTML = `<div style="width:350px;display:grid;justify-items:start"><h1 class="heading"
    ><span class="fitted"><span style="--longest-word:9">Why there is bread on Thursdays</span></span></h1></div>`;
  expect(document.querySelector('h1')?.offsetWidth).toBe(350);
  expect(linesOf(document.querySelector('.fitted > span')?.firstChild as Text)).toEqual([1, 1, 1, 1, 1, 1]);
});

test('what fits is as large as its template wants', () => {
  document.body.innerHTML = `<h1 class="heading" style="font-size:40px;width:900px"
    ><span class="fitted"><span style="--longest-word:11">Getrocknete Tagliatelle</span></span></h1>`;
  const words = document.querySelector('.fitted > span') as Element;
  expect(getComputedStyle(words).fontSize).toBe('40px');
});
