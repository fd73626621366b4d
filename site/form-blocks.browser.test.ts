import { afterEach, expect, test, vi } from 'vitest';
import type { SiteContext } from '#core/site/context.ts';
import { CENSUS_TIMEOUT_MS, startForms } from './form-blocks.ts';

const CONTEXT = { collectionId: 'collection-id', itemId: null } as unknown as SiteContext;
let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function start(markup: string, context: Partial<SiteContext> = {}) {
  document.body.innerHTML = markup;
  const fetched = vi.fn((_url: string, _options: { body: string }) => Promise.reject(new Error('away')));
  vi.stubGlobal('fetch', fetched);
  stop = startForms({ ...CONTEXT, ...context });
  return fetched;
}
const FORM = '<form data-form-id="contact"><p style="font-size:13px">Small print</p></form>';

test('each form that is there is told once, for as long as a call may take; an answer changes nothing', () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  document.title = 'Contact';
  const fetched = start(FORM);
  expect(fetched).toHaveBeenCalledOnce();
  const [url, options] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('/api/census/form-render');
  expect(JSON.parse(options?.body ?? '')).toMatchObject({
    formId: 'contact',
    pageTitle: 'Contact',
    pageId: 'collection-id',
    contentSource: 'c',
    pagePath: location.pathname,
    pagePermissionTypeValue: 1,
  });
  expect(timeout).toHaveBeenCalledWith(CENSUS_TIMEOUT_MS);
});

test('a form that could not be drawn is told to the console, and the rest goes on', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const fetched = start(`<div hidden data-missing-form="gone"></div>${FORM}`);
  expect(told.mock.calls).toEqual([['Form gone could not be rendered.']]);
  expect(fetched).toHaveBeenCalledOnce();
});

test('behind a password of its own a page says so', () => {
  const locked =
    '<form data-form-id="f"><input type="hidden" name="pagePermissionTypeValue" value="2"></form>';
  expect(JSON.parse(start(locked).mock.calls[0]?.[1].body ?? '')).toMatchObject({
    pagePermissionTypeValue: 2,
  });
});

test('on an item the page is that item', () => {
  const body = start(FORM, { itemId: 'item-id' }).mock.calls[0]?.[1].body;
  expect(JSON.parse(body ?? '')).toMatchObject({ pageId: 'item-id', contentSource: 'i' });
});

test('people who work on the site are not counted', () => {
  expect(start(FORM, { authenticatedAccount: { id: 'a' } })).not.toHaveBeenCalled();
});

test.each([
  [319, true],
  [320, false],
])('a newsletter of %i px is small: %s', async (width, isSmall) => {
  start(`<div class="newsletter" style="width:${width}px">x</div>`);
  const block = document.querySelector('.newsletter');
  await vi.waitFor(() => expect(block?.getBoundingClientRect().width).toBe(width));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(block?.classList.contains('small-container')).toBe(isSmall);
});

test('small print in forms is marked', () => {
  start(FORM);
  expect(document.querySelector('p')?.classList.contains('min-font')).toBe(true);
});
