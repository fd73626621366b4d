import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createRoot, type Root } from 'react-dom/client';
import Reservation from './island.tsx';
import type { ReservationKind } from './services.ts';
import { WIDGET_TIMEOUT_MS } from './widget.ts';
import './own.css';

/** Loads, and draws nothing by itself. */
const SCRIPT = 'https://widgets.invalid/loader';
let root: Root;
const stage = document.createElement('div');

function show(kind: ReservationKind, account: object | null = null, script = SCRIPT) {
  Object.assign(window, {
    Static: { SITE_CONTEXT: { website: { locale: 'en-GB' }, authenticatedAccount: account } },
  });
  stage.style.width = '900px';
  document.body.append(stage);
  root = createRoot(stage);
  root.render(
    <div className="reservation" data-kind={kind}>
      <Reservation id="x" kind={kind} place="12" script={script} />
    </div>,
  );
}

afterEach(() => {
  root.unmount();
  stage.remove();
  document.querySelectorAll('dialog').forEach((dialog) => dialog.remove());
  Reflect.deleteProperty(window, 'tock');
  vi.restoreAllMocks();
});

const box = () => stage.querySelector<HTMLElement>('.reservation-box');
const widget = () => stage.querySelector<HTMLElement>('.reservation-widget');
const button = (name: string) =>
  [...stage.querySelectorAll('button')].find((each) => each.textContent === name);
const dialog = () => document.querySelector('dialog');

describe('the widget', () => {
  const ask = async (name: string) => {
    await expect.poll(() => button(`Show the booking form of ${name}`)).toBeTruthy();
    expect(stage.querySelector('script')).toBeNull();
    button(`Show the booking form of ${name}`)?.click();
    await expect.poll(() => stage.querySelector('script')).toBeTruthy();
  };

  test('is loading until something of it is there', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    show('openTableV2');
    await ask('OpenTable');
    await expect.poll(() => box()?.classList.contains('loading')).toBe(true);
    const { searchParams, origin } = new URL(stage.querySelector('script')?.src ?? '');
    expect([origin, searchParams.get('theme')]).toEqual([
      new URL(box()?.dataset.scriptSrc ?? '').origin,
      'wide',
    ]);
    widget()?.append(document.createElement('iframe'));
    await expect.poll(() => box()?.className).toBe('reservation-box loaded');
    expect(stage.querySelector('a')).toBeNull();
  });

  test('that does not come leaves the link, and says so to the console alone', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    show('openTableV2');
    await ask('OpenTable');
    stage.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(warn.mock.calls[0]?.[0]).toContain(SCRIPT);
    await expect.poll(() => stage.querySelector('[role=status]')).toBeNull();
    expect(box()?.classList.contains('loading')).toBe(true);
    expect(stage.querySelector('a')?.href).toContain('rid=12');
    expect(dialog()).toBeNull();
  });

  test('that stays silent is not waited for in sight, and shown all the same when it comes', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    show('openTableV2');
    // Neither an answer nor an error.
    const hush = (event: Event) => event.stopPropagation();
    stage.addEventListener('error', hush, { capture: true });
    await expect.poll(() => button('Show the booking form of OpenTable')).toBeTruthy();
    vi.useFakeTimers();
    button('Show the booking form of OpenTable')?.click();
    await vi.waitFor(() => expect(stage.querySelector('[role=status]')).toBeTruthy());
    await vi.advanceTimersByTimeAsync(WIDGET_TIMEOUT_MS);
    vi.useRealTimers();
    stage.removeEventListener('error', hush, { capture: true });
    await expect.poll(() => stage.querySelector('[role=status]')).toBeNull();
    widget()?.append(document.createElement('iframe'));
    await expect.poll(() => box()?.className).toBe('reservation-box loaded');
  });

  test('of Tock is asked for the business, and stands in a column where it is narrow', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    show('tock');
    const direction = () =>
      getComputedStyle(stage.querySelector('.reservation-ways') as Element).flexDirection;
    await expect.poll(() => stage.querySelector('.reservation-ways')).toBeTruthy();
    stage.style.width = '751px';
    expect(direction()).toBe('row');
    stage.style.width = '750px';
    expect(direction()).toBe('column');
    await ask('Tock');
    expect((window as unknown as { tock: { queue: unknown[] } }).tock.queue).toEqual([['init', '12']]);
    expect(widget()?.id).toBe('Tock_widget_container');
  });

  test('of Tock comes although something on the page has its name', async () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const namesake = document.body.appendChild(
      Object.assign(document.createElement('section'), { id: 'tock' }),
    );
    show('tock');
    await ask('Tock');
    expect((window as unknown as { tock: { queue: unknown[] } }).tock.queue).toEqual([['init', '12']]);
    namesake.remove();
  });
});

describe('the form', () => {
  const when = () => stage.querySelector<HTMLInputElement>('[type=datetime-local]') as HTMLInputElement;

  test('says that a time is over, and goes on with one that is not', async () => {
    show('openTable');
    await expect.poll(() => button('Find a table')).toBeTruthy();
    const sent = vi.fn((event: Event) => event.preventDefault());
    addEventListener('submit', sent, { once: true });
    when().value = '2020-01-01T19:00';
    button('Find a table')?.click();
    await expect
      .poll(() => stage.querySelector('[role=alert]')?.textContent)
      .toBe('Choose a time that is not in the past.');
    expect(when().getAttribute('aria-invalid')).toBe('true');
    when().value = '2090-01-01T19:00';
    addEventListener('submit', sent, { once: true });
    button('Find a table')?.click();
    await expect.poll(() => stage.querySelector('[role=alert]')?.textContent).toBe('');
  });
});

describe('for who works on the site', () => {
  test.each([
    ['openTable', 'Please log out of your account in order to use the OpenTable Block.'],
    ['tock', 'Please log out of your account in order to use the Tock Block.'],
  ] as const)('%s says why at once, and in an alert when it is used', async (kind, message) => {
    show(kind, { id: 'a' });
    await expect.poll(() => stage.querySelector('.reservation-notice')?.textContent).toContain(message);
    expect(dialog()).toBeNull();
    stage.querySelector<HTMLElement>('.button')?.click();
    await expect.poll(() => dialog()?.querySelector('h2')?.textContent).toBe('Preview Only');
    expect(dialog()?.textContent).toContain(message);
    await userEvent.click(dialog()?.querySelector('button') as HTMLElement);
    await expect.poll(dialog).toBeNull();
  });

  test('says nothing to strangers', async () => {
    show('openTable');
    await expect.poll(() => button('Find a table')).toBeTruthy();
    expect(stage.querySelector('.reservation-notice')).toBeNull();
  });
});
