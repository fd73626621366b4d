import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createRoot } from 'react-dom/client';
import { emulateReducedMotion } from '#browser/motion/testing/emulate-motion.ts';
import SectionVideo from './island.tsx';
import './styles.css';

let end = () => {};
const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();

beforeEach(() => {
  play.mockClear();
  pause.mockClear();
});

afterEach(async () => {
  end();
  document.body.replaceChildren();
  await emulateReducedMotion(false);
  vi.unstubAllGlobals();
});

async function show(): Promise<HTMLButtonElement> {
  const place = document.createElement('div');
  place.style.cssText = 'position:relative;height:300px';
  document.body.append(place);
  const root = createRoot(place);
  root.render(<SectionVideo file="/s/waves.mp4" />);
  end = () => root.unmount();
  return vi.waitFor(() => {
    const button = place.querySelector('button');
    if (!button) throw new Error('There is no control yet.');
    return button;
  });
}
const film = () => document.querySelector('video') as HTMLVideoElement;

test('plays by itself, without sound, and can be paused', async () => {
  const control = await show();
  await vi.waitFor(() => expect(play).toHaveBeenCalled());
  expect([film().muted, film().preload]).toEqual([true, 'auto']);
  await userEvent.click(control);
  await vi.waitFor(() => expect(pause).toHaveBeenCalled());
  expect(control.getAttribute('aria-label')).toBe('Play the background video');
});

test('waits for those who asked for less motion, and still plays when asked', async () => {
  await emulateReducedMotion(true);
  const control = await show();
  expect([play.mock.calls.length, film().preload]).toEqual([0, 'none']);
  await userEvent.click(control);
  await vi.waitFor(() => expect(play).toHaveBeenCalled());
});

test('waits for those who save data', async () => {
  vi.spyOn(navigator, 'connection' as never, 'get').mockReturnValue({ saveData: true } as never);
  await show();
  expect([play.mock.calls.length, film().preload]).toEqual([0, 'none']);
});

test('a browser that refuses to play leaves the picture and offers the control', async () => {
  play.mockRejectedValueOnce(new Error('not allowed'));
  const control = await show();
  await vi.waitFor(() => expect(control.getAttribute('aria-label')).toBe('Play the background video'));
  expect(film().dataset.shown).toBe('false');
});
