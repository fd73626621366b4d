import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRelativeTimes } from './relative-time.ts';

const NOW = 1_700_000_000_000;
const text = (id: string) => document.querySelector(`#${id}`)?.textContent;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('shows ages and renews them every five seconds', () => {
  document.body.innerHTML = `
    <time id="new" class="time-since" data-date="${NOW}">14 Nov</time>
    <time id="old" class="time-since" data-date="${NOW - 30_000}">14 Nov</time>
    <time id="other" data-date="${NOW}">14 Nov</time>`;
  const undo = keepRelativeTimes();
  expect([text('new'), text('old'), text('other')]).toEqual(['just now', 'about 30 seconds ago', '14 Nov']);
  vi.advanceTimersByTime(4999);
  expect(text('old')).toBe('about 30 seconds ago');
  vi.advanceTimersByTime(1);
  expect([text('new'), text('old')]).toEqual(['about 5 seconds ago', 'about 35 seconds ago']);
  expect(document.querySelector('#old')?.getAttribute('title')).toBe('14 Nov');
  undo();
  vi.advanceTimersByTime(60_000);
  expect(text('old')).toBe('about 35 seconds ago');
});

test.each(['', 'yesterday', '1.5e3x', '2024-01-01', 'NaN'])('the date %j is named and skipped', (date) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.body.innerHTML = `<time id="bad" class="time-since" data-date="${date}">14 Nov</time>
    <time id="good" class="time-since" data-date="${NOW}">14 Nov</time>`;
  keepRelativeTimes()();
  expect(warn).toHaveBeenCalledOnce();
  expect([text('bad'), text('good')]).toEqual(['14 Nov', 'just now']);
});

test('a page without dates starts no timer', () => {
  document.body.innerHTML = '';
  keepRelativeTimes();
  expect(vi.getTimerCount()).toBe(0);
});
