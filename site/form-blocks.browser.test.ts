import { afterEach, expect, test, vi } from 'vitest';
import type { SiteContext } from '#core/site-context/context.ts';
import { CENSUS_TIMEOUT_MS } from '#core/visitors/census.ts';
import { POPUP_SHOWN_EVENT } from '#core/popup/events.ts';
import { FORMS_SCRIPT } from './form-blocks.ts';

const CONTEXT = { collectionId: 'collection-id', itemId: null } as unknown as SiteContext;
const undoings: (() => void)[] = [];
afterEach(() => {
  for (const undo of undoings.splice(0)) undo();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function start(markup: string, context: Partial<SiteContext> = {}, isCounted = true) {
  document.body.innerHTML = markup;
  document.documentElement.toggleAttribute('data-counts', isCounted);
  const fetched = vi.fn((_url: string, _options: { body: string }) => Promise.reject(new Error('away')));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('Static', { SITE_CONTEXT: { ...CONTEXT, ...context } });
  vi.stubGlobal('Site', { onDestroy: (undo: () => void) => undoings.push(undo) });
  // As text, the way pages carry it: it must need nothing from around it.
  document.body.append(Object.assign(document.createElement('script'), { text: FORMS_SCRIPT }));
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

test('a form in a pop-up is told when that opens, and once', () => {
  const fetched = start(`<dialog class="popup">${FORM}</dialog>`);
  expect(fetched).not.toHaveBeenCalled();
  for (let times = 0; times < 2; times += 1)
    document.querySelector('.popup')?.dispatchEvent(new Event(POPUP_SHOWN_EVENT));
  expect(fetched).toHaveBeenCalledOnce();
});

test('people who work on the site are not counted', () => {
  expect(start(FORM, {}, false)).not.toHaveBeenCalled();
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

test('small print in forms is marked, and no longer once it has grown', async () => {
  start(FORM);
  const print = document.querySelector('p');
  expect(print?.classList.contains('min-font')).toBe(true);
  if (print) print.style.fontSize = '14px';
  dispatchEvent(new Event('resize'));
  await vi.waitFor(() => expect(print?.classList.contains('min-font')).toBe(false));
});

test('a visitor is told by the value of their cookie', () => {
  const value = 'visitor|1|2|3|4';
  document.cookie = `ss_cvr=${encodeURIComponent(value)}`;
  const body = start(FORM).mock.calls[0]?.[1].body;
  document.cookie = 'ss_cvr=; max-age=0';
  expect(JSON.parse(body ?? '')).toMatchObject({ visitorCookie: value });
});
