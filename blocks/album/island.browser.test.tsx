import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { VOLUME_KEY, type Track } from '#core/collections/media/album.ts';
import Album from './island.tsx';

let close = () => {};
beforeEach(() => localStorage.removeItem(VOLUME_KEY));
afterEach(() => close());

/** So many seconds of silence: eight bits, eight thousand times a second. */
function silence(seconds: number): Blob {
  const length = Math.round(seconds * 8000);
  const words = (text: string) => new TextEncoder().encode(text);
  const numbers = (...values: [value: number, bytes: 2 | 4][]) => {
    const view = new DataView(new ArrayBuffer(values.reduce((sum, [, bytes]) => sum + bytes, 0)));
    let at = 0;
    for (const [value, bytes] of values) {
      if (bytes === 2) view.setUint16(at, value, true);
      else view.setUint32(at, value, true);
      at += bytes;
    }
    return view;
  };
  return new Blob(
    [
      words('RIFF'),
      numbers([36 + length, 4]),
      words('WAVEfmt '),
      numbers([16, 4], [1, 2], [1, 2], [8000, 4], [8000, 4], [1, 2], [8, 2]),
      words('data'),
      numbers([length, 4]),
      new Uint8Array(length).fill(128),
    ],
    { type: 'audio/wav' },
  );
}

function aTrack(title: string, seconds: number): Track {
  const src = URL.createObjectURL(silence(seconds));
  return { id: title, path: `/tunes/${title}`, title, artist: 'Us', src, duration: '' };
}

function wake(tracks: readonly Track[]) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<Album album="Tunes" tracks={tracks} />);
  close = () => {
    root.unmount();
    host.remove();
  };
  return host;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('plays on to the next track, and tells the device what it is', async () => {
  const host = wake([aTrack('One', 0.2), aTrack('Two', 60)]);
  await expect.element(page.getByText('Choose a track')).toBeVisible();
  await userEvent.click(button('Play 1, One'));
  await expect.element(button('Pause 2, Two')).toBeVisible();
  expect(host.querySelectorAll('audio')).toHaveLength(0);
  await userEvent.click(button('Pause 2, Two'));
  await expect.element(button('Play 2, Two')).toBeVisible();
  const { title, artist, album } = navigator.mediaSession.metadata ?? {};
  expect([title, artist, album]).toEqual(['Two', 'Us', 'Tunes']);
  close();
  close = () => {};
  await expect.poll(() => navigator.mediaSession.metadata).toBeNull();
});

test('listens to keys, and remembers how loud it was', async () => {
  const host = wake([aTrack('One', 60), aTrack('Two', 60)]);
  await expect.element(page.getByText('Choose a track')).toBeVisible();
  host.querySelector<HTMLElement>('.album-title a')?.focus();
  await userEvent.keyboard('k');
  await expect.element(button('Pause 1, One')).toBeVisible();
  await userEvent.keyboard('n');
  await expect.element(button('Pause 2, Two')).toBeVisible();
  await userEvent.keyboard('m');
  await expect.element(button('Sound on')).toBeVisible();
  page.getByRole('slider', { name: 'Volume' }).element().focus();
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}');
  await expect.poll(() => localStorage.getItem(VOLUME_KEY)).toBe('0.9');
});

test('says what cannot be played', async () => {
  wake([{ ...aTrack('Lost', 1), src: '/nothing/here.mp3' }]);
  await expect.element(page.getByText('Choose a track')).toBeVisible();
  await userEvent.click(button('Play 1, Lost'));
  await expect.element(page.getByText('“Lost” cannot be played right now.')).toBeVisible();
});
