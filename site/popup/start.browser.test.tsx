import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bannerOf } from '#core/consent/banner.ts';
import { cookieSettings, publicCookieSettings } from '#core/consent/settings.ts';
import { wordsIn } from '#core/words/wording.ts';
import { closeTargets } from '#browser/layers/close-targets.ts';
import { SUBMIT_SUCCESS_EVENT } from '#core/forms/submission/events.ts';
import { popupFields, publicSettings, type PopupDocument } from '#core/popup/document.ts';
import { POPUP_SHOWN_EVENT } from '#core/popup/events.ts';
import type { PopupState } from '#core/popup/placing.ts';
import { POPUP_STORAGE_KEY } from '#core/visitors/cookies.ts';
import { bannerMarkup } from '../consent/markup.ts';
import { startConsent } from '../consent/start.ts';
import { Popup } from './popup.tsx';
import { startPopup } from './start.ts';
import './popup.css';
import '../consent/banner.css';

const { initial } = popupFields;
const BUTTON = {
  action: 'button',
  button: { label: 'Go', to: { href: '#there', newWindow: false } },
} as const;
const NOW: Partial<PopupDocument> = {
  trigger: { when: 'delay', seconds: 0, scrolled: 50 },
  enableMobile: true,
  version: 3,
};
let undo = () => {};
let fetched = vi.fn();

beforeEach(() => {
  fetched = vi.fn(() => Promise.reject(new Error('away')));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  undo();
  undo = () => {};
  localStorage.clear();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const dialog = () => document.querySelector<HTMLDialogElement>('.popup') as HTMLDialogElement;
const isOpen = () => dialog().open;
const record = () => JSON.parse(localStorage.getItem(POPUP_STORAGE_KEY) ?? 'null') as object | null;
const told = () =>
  fetched.mock.calls.map(([url, { body }]) => {
    expect(url).toBe('/api/census/overlay');
    return JSON.parse(body as string) as { event: string };
  });

function show(
  change: Partial<PopupDocument> = {},
  more: { state?: PopupState; isCounted?: boolean; before?: string } = {},
) {
  const { state = 'on', isCounted = true, before = '<p>Page</p>' } = more;
  document.documentElement.toggleAttribute('data-counts', isCounted);
  document.body.innerHTML = `<main>${before}<button id="opener">Here</button></main><div></div>`;
  const popup = { ...initial, ...NOW, ...change };
  const place = document.body.lastElementChild as HTMLElement;
  flushSync(() => createRoot(place).render(<Popup popup={popup} state={state} />));
  const context = {
    websiteSettings: { popupOverlaySettings: publicSettings(popup) },
  };
  undo = startPopup(dialog(), context);
}

const opened = () => vi.waitFor(() => expect(isOpen()).toBe(true));
const closed = () => vi.waitFor(() => expect(isOpen()).toBe(false));
/** Waits for what the pop-up waits for, in the same order and after it: rest, its timer, rest. */
async function staysClosed() {
  await new Promise((resolve) => requestIdleCallback(() => setTimeout(() => requestIdleCallback(resolve))));
  expect(isOpen()).toBe(false);
}

describe('opening', () => {
  test('is a dialog with a name, takes the focus, and puts the page to rest', async () => {
    show({ slices: { ...initial.slices, ...BUTTON } });
    document.querySelector<HTMLElement>('#opener')?.focus();
    await opened();
    expect(dialog().getAttribute('aria-modal')).toBe('true');
    expect(document.getElementById(dialog().getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'Letters from us',
    );
    expect(document.activeElement?.className).toBe('popup-card');
    expect(document.querySelector('main')?.inert).toBe(true);
    const seen = [];
    for (let times = 0; times < 3; times += 1) {
      await userEvent.keyboard('{Tab}');
      seen.push(document.activeElement?.textContent);
    }
    expect(seen).toEqual(['', 'Go', '']);
  });

  test('the cookie banner stays in reach of keys and pointers, and neither lies over the other', async () => {
    const settings = publicCookieSettings(cookieSettings.read({ isCookieBannerEnabled: true }));
    const say = wordsIn('en').of('consent');
    show({ slices: { ...initial.slices, ...BUTTON } });
    document.body.insertAdjacentHTML('afterbegin', bannerMarkup(bannerOf(settings, say), { path: '/', say }));
    const stop = startConsent({ cookieSettings: settings });
    await opened();
    const accept = document.querySelector<HTMLElement>('.cookie-banner button');
    for (let times = 0; times < 3; times += 1) await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(accept);
    expect(accept?.closest('[inert]')).toBeNull();
    const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
    await vi.waitFor(() => expect(box('.popup-card').bottom).toBeLessThanOrEqual(box('.cookie-banner').top));
    stop();
    document.documentElement.style.removeProperty('--cookie-bottom');
  });

  test('says what kind of part each part is', async () => {
    show({ slices: { ...initial.slices, ...BUTTON, text: 'One\n\nTwo' } });
    const kinds = [...dialog().querySelectorAll<HTMLElement>('[data-slice-type]')].map(
      ({ dataset }) => dataset.sliceType,
    );
    expect(kinds).toEqual(['1', '3', '20']);
    expect(dialog().querySelectorAll('.popup-text p')).toHaveLength(2);
  });

  test('moves nothing on the page', async () => {
    show({}, { before: '<div style="height:4000px"></div>' });
    const main = document.querySelector('main');
    const before = main?.getBoundingClientRect().width;
    await opened();
    expect(main?.getBoundingClientRect().width).toBe(before);
  });

  test.each([
    ['kept closed for those who work on the site', {}, { state: 'off' as const }],
    ['closed a moment ago', { displayFrequency: 1 }, {}],
    ['sent, until then', { showUntilSignup: true, displayFrequency: 0 }, {}],
  ])('not when %s', async (_, change, more) => {
    localStorage.setItem(
      POPUP_STORAGE_KEY,
      JSON.stringify({ version: 3, submitted: true, closedDate: Date.now() }),
    );
    show(change, more);
    await staysClosed();
  });

  test('garbage in the browser counts as nothing', async () => {
    localStorage.setItem(POPUP_STORAGE_KEY, '{garbage');
    show();
    await opened();
  });

  test('a newer version opens even when the old one was closed just now', async () => {
    localStorage.setItem(
      POPUP_STORAGE_KEY,
      JSON.stringify({ version: 2, submitted: false, closedDate: Date.now() }),
    );
    show();
    await opened();
  });

  test('not on phones, unless the owner says so', async () => {
    vi.stubGlobal('innerWidth', 375);
    show({ enableMobile: false });
    await staysClosed();
  });

  test('waits while somebody writes', async () => {
    show({}, { before: '<input id="typing">' });
    document.querySelector<HTMLElement>('#typing')?.focus();
    await staysClosed();
    document.querySelector<HTMLElement>('#typing')?.blur();
    await vi.waitFor(() => expect(isOpen()).toBe(true));
  });

  test('after some of the page was seen', async () => {
    show(
      { trigger: { when: 'scroll', seconds: 0, scrolled: 50 } },
      { before: '<div style="height:6000px"></div>' },
    );
    await staysClosed();
    scrollTo(0, 4000);
    await opened();
  });

  test('when the pointer leaves at the top, and not at a side', async () => {
    show({ trigger: { when: 'leave', seconds: 0, scrolled: 50 } });
    await staysClosed();
    const leave = (clientY: number) =>
      document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY }));
    leave(200);
    expect(isOpen()).toBe(false);
    leave(-1);
    await opened();
  });
});

describe('closing', () => {
  test.each([
    ['its button', () => userEvent.click(dialog().querySelector('.popup-close') as HTMLElement)],
    ['the ground beside it', () => userEvent.click(dialog(), { position: { x: 4, y: 4 } })],
    ['Escape, as the layer opened last', async () => expect(closeTargets.closeLatest()).toBe(true)],
  ])('by %s: the focus goes back, the page wakes, the browser remembers', async (_, close) => {
    show();
    document.querySelector<HTMLElement>('#opener')?.focus();
    await opened();
    const before = Date.now();
    await close();
    await closed();
    expect(document.activeElement?.id).toBe('opener');
    expect(document.querySelector('main')?.inert).toBe(false);
    expect(document.documentElement.style.overflow).toBe('');
    expect(record()).toEqual({ version: 3, submitted: false, closedDate: expect.any(Number) as number });
    expect((record() as { closedDate: number }).closedDate).toBeGreaterThanOrEqual(before);
    expect(closeTargets.hasOpen()).toBe(false);
  });

  test('a click in it does not close it', async () => {
    show();
    await opened();
    await userEvent.click(dialog().querySelector('h2') as HTMLElement);
    expect(isOpen()).toBe(true);
  });

  test('the end of the page closes it too', async () => {
    show();
    await opened();
    undo();
    await closed();
    expect(closeTargets.hasOpen()).toBe(false);
  });
});

describe('a form inside', () => {
  test('once sent is remembered before anybody closes anything, and stays so', async () => {
    const newsletter = { ...initial.slices.newsletter, listId: 'letters' };
    show({ slices: { ...initial.slices, newsletter } });
    let wasHeard = false;
    dialog().addEventListener(POPUP_SHOWN_EVENT, () => (wasHeard = true));
    await opened();
    expect(wasHeard).toBe(true);
    const form = dialog().querySelector('form');
    expect(form?.querySelector<HTMLInputElement>('[name=objectName]')?.value).toBe('popupOverlay');
    form?.dispatchEvent(new CustomEvent(SUBMIT_SUCCESS_EVENT, { bubbles: true }));
    expect(record()).toMatchObject({ version: 3, submitted: true });
    expect(isOpen()).toBe(true);
    closeTargets.closeLatest();
    await closed();
    expect(record()).toMatchObject({ version: 3, submitted: true });
    expect(told().map(({ event }) => event)).toEqual(['render', 'submit', 'close']);
  });
});

describe('what is told', () => {
  test('that it was seen and closed, with the visitor’s cookie; no answer changes anything', async () => {
    document.cookie = 'ss_cvr=visitor%7C1';
    show({ style: 'full' });
    await opened();
    closeTargets.closeLatest();
    await closed();
    document.cookie = 'ss_cvr=; max-age=0';
    expect(told()).toEqual(
      ['render', 'close'].map((event) => ({
        event,
        overlayVersion: 3,
        style: 'full',
        visitorCookie: 'visitor|1',
        pageTitle: '',
        pageId: '',
        collectionId: '',
        contentSource: 'c',
        pagePath: '/',
        pagePermissionTypeValue: 1,
      })),
    );
  });

  test('that its button was pressed, which closes it', async () => {
    show({ slices: { ...initial.slices, ...BUTTON } });
    await opened();
    await userEvent.click(dialog().querySelector('.popup-action a') as HTMLElement);
    await closed();
    expect(told().map(({ event }) => event)).toEqual(['render', 'click']);
    expect(record()).toMatchObject({ submitted: false });
    history.replaceState(null, '', location.pathname + location.search);
  });

  test('nothing about people who work on the site', async () => {
    show({}, { isCounted: false });
    await opened();
    expect(fetched).not.toHaveBeenCalled();
  });
});

test('a preview is open, and nothing in it leads away', async () => {
  show({ slices: { ...initial.slices, ...BUTTON } }, { state: 'preview' });
  expect(isOpen()).toBe(true);
  const before = location.href;
  await userEvent.click(dialog().querySelector('.popup-action a') as HTMLElement);
  await userEvent.click(dialog().querySelector('.popup-close') as HTMLElement);
  expect([isOpen(), location.href, record()]).toEqual([true, before, null]);
  expect(fetched).not.toHaveBeenCalled();
});

test('a long word makes the headline smaller, never below 11 px', async () => {
  show({ slices: { ...initial.slices, headline: 'Donaudampfschifffahrtsgesellschaft'.repeat(4) } });
  await opened();
  const headline = dialog().querySelector('h2') as HTMLElement;
  expect(Number.parseFloat(getComputedStyle(headline).fontSize)).toBe(11);
  expect(headline.className).toBe('min-font');
});
