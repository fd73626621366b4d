import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { SEARCH_DELAY_MS, useSearch } from './use-search.ts';

afterEach(() => vi.useRealTimers());

function List({ onAsk }: { onAsk: (words: string) => void }) {
  const { typed, setTyped, words } = useSearch();
  onAsk(words);
  return (
    <input aria-label="Search" value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
  );
}

test('asks once somebody has stopped typing, without the spaces around it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = new Set<string>();
  await render(<List onAsk={(words) => asked.add(words)} />);
  const box = page.getByRole('textbox').element();
  // By hand, without waiting in between: whatever waits here turns the clock.
  for (const typed of [' l', ' la', ' lamp ']) {
    Reflect.set(HTMLInputElement.prototype, 'value', typed, box);
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  expect([...asked]).toEqual(['']);
  await expect
    .poll(() => {
      vi.advanceTimersByTime(SEARCH_DELAY_MS);
      return [...asked];
    })
    .toEqual(['', 'lamp']);
});
