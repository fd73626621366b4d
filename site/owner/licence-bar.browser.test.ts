import { afterEach, expect, test, vi } from 'vitest';
import { picturesOn, showLicenceBar } from './licence-bar.ts';

const id = (letter: string) => letter.repeat(24);
const page = () => {
  const body = document.createElement('div');
  body.innerHTML = `
    <img src="/images/${id('a')}/one.jpg?format=500w">
    <img src="data:," data-src="/images/${id('b')}/2/two.jpg">
    <li data-src="/images/${id('b')}/2/two.jpg"></li>
    <img src="https://elsewhere.example/images/${id('c')}/three.jpg">`;
  document.body.append(body);
  return body;
};
const answer = (status: number, ids: readonly string[]) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(
      async () => new Response(JSON.stringify({ assets: ids.map((each) => ({ id: each })) }), { status }),
    ),
  );

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test('the pictures of a page are found, each once, and only the site’s own', () => {
  expect([...picturesOn(page())]).toEqual([id('a'), id('b')]);
});

test('previews on the page are counted, with the way to them', async () => {
  answer(200, [id('b'), id('x')]);
  const body = page();
  await showLicenceBar(body);
  const bar = body.querySelector('.licence-bar');
  expect(bar?.textContent).toContain('This page shows one licensed picture that is not bought yet.');
  expect(bar?.querySelector('a')?.getAttribute('href')).toBe('/config/assets?licence=preview');
});

test.each([
  ['somebody who may not see the files', 403, [id('a')]],
  ['a page without previews', 200, [id('x')]],
])('%s gets no bar', async (_, status, ids) => {
  answer(status, ids);
  const body = page();
  await showLicenceBar(body);
  expect(body.querySelector('.licence-bar')).toBeNull();
});
