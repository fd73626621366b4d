import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createRoot } from 'react-dom/client';
import { emulateReducedMotion } from '#browser/motion/testing/emulate-motion.ts';
import SectionFilm from './island.tsx';
import '../base.css';
import '../section-video/styles.css';

let end = () => {};
afterEach(async () => {
  end();
  document.body.replaceChildren();
  await emulateReducedMotion(false);
});

/** Documents of this site in place of a player and of what asks before it. */
const documentWith = (body: string) => URL.createObjectURL(new Blob([body], { type: 'text/html' }));

function show(src: string, isHeld = true) {
  const place = document.createElement('div');
  place.style.cssText = 'position:relative;width:400px;height:600px';
  document.body.append(place);
  const root = createRoot(place);
  root.render(<SectionFilm src={src} provider="Vimeo" isHeld={isHeld} />);
  end = () => root.unmount();
}
const film = () => document.querySelector<HTMLElement>('.section-film');
const frameIn = (place: HTMLElement | null) => place?.querySelector('iframe') as HTMLIFrameElement;
const control = () => document.querySelector('button');

test('shows the film once its player is there, large enough for its section', async () => {
  show(documentWith('<iframe></iframe>'));
  await vi.waitFor(() => expect(film()?.dataset.shown).toBe('true'));
  const box = frameIn(film()).getBoundingClientRect();
  const place = film()?.getBoundingClientRect() ?? new DOMRect();
  expect(box.width / box.height).toBeCloseTo(16 / 9, 1);
  expect([box.height, box.x + box.width / 2]).toEqual(
    [600, place.x + place.width / 2].map((each) => expect.closeTo(each, 0)),
  );
  expect(control()?.getAttribute('aria-label')).toBe('Pause the background video');
});

test('offers nothing while the visitor has not agreed', async () => {
  const loaded = vi.fn();
  show(documentWith('<p></p>'));
  await vi.waitFor(() => expect(film()).not.toBeNull());
  film()?.querySelector('iframe')?.addEventListener('load', loaded);
  await vi.waitFor(() => expect(loaded).toHaveBeenCalled());
  expect([film()?.dataset.shown, control()]).toEqual(['false', null]);
});

test('is told to pause and to play', async () => {
  show(
    documentWith(
      '<iframe srcdoc="<script>onmessage=({data})=>parent.document.body.append(data)</script>"></iframe>',
    ),
  );
  const heard = () => film()?.querySelector('iframe')?.contentDocument?.body.textContent;
  await vi.waitFor(() => expect(control()).not.toBeNull());
  await userEvent.click(control() as HTMLElement);
  await vi.waitFor(() => expect(heard()).toContain('{"method":"pause"}'));
  await userEvent.click(control() as HTMLElement);
  await vi.waitFor(() => expect(heard()).toContain('{"method":"play"}'));
});

test('asks nobody for anything before those who want less motion press play', async () => {
  await emulateReducedMotion(true);
  show(documentWith('<iframe></iframe>'));
  await vi.waitFor(() => expect(control()?.getAttribute('aria-label')).toBe('Play the background video'));
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(control() as HTMLElement);
  await vi.waitFor(() => expect(film()?.dataset.shown).toBe('true'));
});

test('a player that nobody is asked about has no more rights than it needs', async () => {
  show('about:blank', false);
  await vi.waitFor(() => expect(film()?.dataset.shown).toBe('true'));
  expect(film()?.querySelector('iframe')?.getAttribute('sandbox')).not.toMatch(
    /top-navigation|modals|downloads/,
  );
});
