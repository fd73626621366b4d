import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standIn } from './intersection.ts';

const { IntersectionObserver: own } = window;

beforeEach(() => {
  document.body.innerHTML = '<p id="near">Near</p><div style="height: 5000px"></div><p id="far">Far</p>';
  scrollTo(0, 0);
  standIn();
});
afterEach(() => {
  Object.assign(window, { IntersectionObserver: own });
  document.body.innerHTML = '';
});

test('tells what is in view, what comes into it and what leaves it', async () => {
  const seen: string[] = [];
  const observer = new IntersectionObserver((entries) =>
    seen.push(...entries.map(({ target, isIntersecting }) => `${target.id} ${isIntersecting}`)),
  );
  for (const element of document.querySelectorAll('p')) observer.observe(element);
  await vi.waitFor(() => expect(seen).toEqual(['near true']));
  scrollTo(0, 5000);
  await vi.waitFor(() => expect(seen).toEqual(['near true', 'near false', 'far true']));
  observer.disconnect();
  scrollTo(0, 0);
  expect(seen).toHaveLength(3);
});
