import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { courseKey } from '#core/collections/course.ts';
import Course, { type CourseProps } from './island.tsx';

let close = () => {};
beforeEach(() => localStorage.removeItem(courseKey('/course')));
afterEach(() => close());

const lessons = [
  { id: 'a', path: '/course/a', title: 'First', chapter: 'Begin', duration: '4:05' },
  { id: 'b', path: '/course/b', title: 'Second', chapter: 'Begin', duration: '' },
  { id: 'c', path: '/course/c', title: 'Third', chapter: 'End', duration: '' },
];

function wake(here: string) {
  const props: CourseProps = { course: '/course', title: 'A course', lessons, here };
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<Course {...props} />);
  close = () => {
    root.unmount();
    host.remove();
  };
}

test('it remembers what was done, and where to go on', async () => {
  wake('a');
  await expect.element(page.getByRole('link', { name: /^First/ })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(page.getByRole('button', { name: 'Mark as done' }));
  await expect.element(page.getByText('1 of 3 done')).toBeVisible();
  close();
  wake('');
  await expect
    .element(page.getByRole('link', { name: 'Go on with “Second”' }))
    .toHaveAttribute('href', '/course/b');
  await expect.element(page.getByRole('link', { name: /First, done/ })).toBeVisible();
});

test('what is done can be taken back, and another tab is heard', async () => {
  localStorage.setItem(courseKey('/course'), 'a b gone');
  wake('b');
  await userEvent.click(page.getByRole('button', { name: 'Done' }));
  await expect.element(page.getByText('1 of 3 done')).toBeVisible();
  localStorage.setItem(courseKey('/course'), 'a b c');
  dispatchEvent(new StorageEvent('storage', { key: courseKey('/course') }));
  await expect.element(page.getByText('3 of 3 done')).toBeVisible();
});
