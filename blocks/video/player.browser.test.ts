import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { makeVideo, type Video } from './player.ts';
import './styles.css';

const videos: Video[] = [];
afterEach(() => {
  for (const video of videos.splice(0)) video.destroy();
  document.body.replaceChildren();
  document.cookie = 'ss_cookieAllowed=; max-age=0; path=/';
  delete (window as { Static?: unknown }).Static;
  vi.restoreAllMocks();
});

function draw(data: Record<string, string> = {}) {
  const element = document.createElement('div');
  element.className = 'video';
  element.style.cssText = 'width:400px;--video-ratio:1.78';
  Object.assign(element.dataset, {
    provider: 'Vimeo',
    src: 'about:blank#vimeo',
    embedType: 'iframe',
    ...data,
  });
  element.innerHTML = '<button type="button" class="video-overlay" aria-label="Play"></button>';
  document.body.append(element);
  const video = makeVideo(element);
  videos.push(video);
  const button = element.querySelector('button') as HTMLButtonElement;
  return { element, video, button, player: () => element.querySelector<HTMLElement>('.video-player') };
}

test.each(['click', '{Enter}', ' '])('%s plays it', async (how) => {
  const { button, player, video } = draw();
  expect(video.showingVideo).toBe(false);
  if (how === 'click') button.click();
  else {
    button.focus();
    await userEvent.keyboard(how);
  }
  expect([video.showingVideo, player()?.tagName]).toEqual([true, 'IFRAME']);
  expect(player()?.getAttribute('src')).toContain('autoplay=1');
});

test('a poster taller than the film is cut, and leaves the sign to play in the middle', async () => {
  const { element, button } = draw();
  button.innerHTML = '<img alt=""><span class="video-play"></span>';
  const poster = button.firstElementChild as HTMLImageElement;
  poster.src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="900"/>')}`;
  await poster.decode();
  const middleOf = (one: Element | null) => {
    const { top = 0, height = 0 } = one?.getBoundingClientRect() ?? {};
    return top + height / 2;
  };
  expect(middleOf(button.lastElementChild)).toBeCloseTo(middleOf(element), 0);
  expect(poster.offsetHeight).toBe(element.offsetHeight);
});

test('the overlay fades in 0.3 s, the video in 1 s', () => {
  const { button, player } = draw();
  button.click();
  const duration = (element: Element | null) => element?.getAnimations()[0]?.effect?.getTiming().duration;
  expect([duration(button), duration(player())]).toEqual([300, 1000]);
});

test('the overlay removes the video; another video brings the overlay back', () => {
  const [first, second] = [draw(), draw()];
  const heard: string[] = [];
  for (const name of ['video:shown', 'video:hidden'])
    document.body.addEventListener(name, () => heard.push(name));
  first.button.click();
  second.button.click();
  expect([first.player(), first.video.showingVideo, second.video.showingVideo]).toEqual([null, false, true]);
  second.video.showOverlay();
  expect(second.player()).toBeNull();
  expect(heard).toEqual(['video:shown', 'video:hidden', 'video:shown', 'video:hidden']);
});

test('an inactive one does not play', () => {
  const { video, button } = draw();
  video.setActive(false);
  button.click();
  expect(video.showingVideo).toBe(false);
});

test.each([
  ['Vimeo', '{"method":"pause"}'],
  ['YouTube', '{"event":"command","func":"pauseVideo","args":[]}'],
])('%s is told to pause', (provider, message) => {
  const { video, button, player } = draw({ provider });
  button.click();
  const { contentWindow } = player() as HTMLIFrameElement;
  const post = vi.spyOn(contentWindow as Window, 'postMessage').mockReturnValue();
  video.pause();
  expect(post).toHaveBeenCalledWith(message, '*');
});

/** A film of a few frames, as a visitor's own camera would make one. */
async function film(): Promise<string> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm;codecs=vp8' });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  recorder.start();
  for (let frame = 0; frame < 12; frame += 1) {
    pen?.fillRect(frame * 10, 0, 10, 100);
    await new Promise(requestAnimationFrame);
  }
  recorder.stop();
  await ended;
  return URL.createObjectURL(new Blob(parts, { type: 'video/webm' }));
}

test('a file plays in the browser’s own player', async () => {
  const src = await film();
  const { button, player } = draw({ embedType: 'file', provider: 'file', src });
  button.click();
  const video = player() as HTMLVideoElement;
  expect([video instanceof HTMLVideoElement, video.controls]).toEqual([true, true]);
  // Browsers let films with sound play only after a gesture of the visitor's own.
  video.muted = true;
  await video.play();
  await vi.waitFor(() => expect(video.currentTime).toBeGreaterThan(0));
  URL.revokeObjectURL(src);
});

test('Instagram opens a window of its own, or a tab', () => {
  const open = vi.spyOn(window, 'open').mockReturnValueOnce(window).mockReturnValue(null);
  const { button, player } = draw({ provider: 'Instagram', src: 'https://www.instagram.com/p/x' });
  button.click();
  expect(open).toHaveBeenLastCalledWith(
    'https://www.instagram.com/p/x',
    'video',
    'popup,width=620,height=720',
  );
  button.click();
  expect(open).toHaveBeenLastCalledWith('https://www.instagram.com/p/x', '_blank', 'noopener');
  expect(player()).toBeNull();
});

test.each([
  ['fill', 'fill'],
  ['stretch', 'fit'],
  [null, null],
])('the mode %j becomes %j', (asked, mode) => {
  const { video } = draw({ mode: 'fit' });
  video.setMode(asked);
  expect(video.mode).toBe(mode);
});

test('where visitors have to agree first, a document of this site asks in its place', () => {
  const { element, button, player } = draw({ src: 'https://player.vimeo.com/video/1' });
  element.dataset.held = '/api/consent/frame?kind=video';
  button.click();
  expect(player()?.getAttribute('src')).toBe('/api/consent/frame?kind=video');
  expect(player()?.hasAttribute('sandbox')).toBe(false);
});
