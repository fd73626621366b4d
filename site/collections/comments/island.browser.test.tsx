import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { DAY_MS } from '#core/durations.ts';
import CommentThreads, { type CommentThreadsProps } from './island.tsx';

const comment = {
  id: 'c'.repeat(24),
  parentId: null,
  name: 'Ansel',
  text: 'Eight minutes in Galway.',
  at: new Date(Date.now() - 2 * DAY_MS - 1000).toISOString(),
  likes: 0,
  isStaff: false,
  isMember: false,
};
const props: CommentThreadsProps = { item: 'i'.repeat(24), comments: [comment], isOpen: true, crumb: '' };

const asked = vi.fn<(path: string, init?: RequestInit) => void>();
let end = () => {};

beforeEach(() => {
  document.documentElement.lang = 'en-GB';
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    asked(path, init);
    if (path.endsWith('/like')) return Promise.resolve(Response.json({ likes: 3 }));
    if (init?.method === 'POST')
      return Promise.resolve(
        Response.json({
          message: 'Thank you.',
          comment: { ...comment, id: 'd'.repeat(24), parentId: comment.id, name: 'Maud', text: 'Nine here.' },
        }),
      );
    return Promise.resolve(Response.json({ comments: [comment] }));
  });
});

afterEach(() => {
  end();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  asked.mockReset();
});

/** As the server sends it, with what the page's own script has made of the dates by the time the island wakes. */
async function wake(ageWords?: string) {
  const drawn = document.createElement('div');
  const first = createRoot(drawn);
  first.render(<CommentThreads {...props} />);
  await vi.waitFor(() => expect(drawn.querySelector('time')).not.toBeNull());
  document.body.innerHTML = `<div id="island">${drawn.innerHTML}</div>`;
  first.unmount();
  const island = document.getElementById('island') as HTMLElement;
  const time = island.querySelector('time') as HTMLElement;
  time.textContent = ageWords ?? comment.at.slice(0, 10);
  const root = hydrateRoot(island, <CommentThreads {...props} />);
  end = () => root.unmount();
  return island;
}

test.each(['2 days ago', undefined])('says how long ago it was, found as %s', async (found) => {
  const island = await wake(found);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await vi.waitFor(() => expect(island.querySelector('time')?.textContent).toBe('2 days ago'));
  expect(island.querySelector('time')?.title).toBe(comment.at.slice(0, 10));
});

test('counts a like in place', async () => {
  const island = await wake();
  await userEvent.click(island.querySelector('.comment-tools button') as HTMLElement);
  await vi.waitFor(() => expect(island.querySelector('.comment-tools')?.textContent).toContain('Like (3)'));
});

test('puts an answer below what it answers', async () => {
  const island = await wake();
  await userEvent.click(island.querySelector('.comment-tools button[aria-expanded]') as HTMLElement);
  const form = () => island.querySelector('.comment form') as HTMLFormElement;
  await vi.waitFor(() => expect(form()).not.toBeNull());
  await userEvent.fill(form().querySelector('textarea') as HTMLElement, 'Nine here.');
  await userEvent.click(form().querySelector('button') as HTMLElement);
  await vi.waitFor(() =>
    expect(island.querySelector('.comment-answers')?.textContent).toContain('Nine here.'),
  );
  expect(island.querySelector('[role="status"]')?.textContent).toBe('Thank you.');
});
