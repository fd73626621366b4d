import { safeHref } from '../../links/links.ts';
import type { Card } from '../card.ts';

/** A track as the player of its album knows it. */
export interface Track {
  id: string;
  path: string;
  title: string;
  artist: string;
  /** Empty while its owner has not added the file. */
  src: string;
  duration: string;
}

export function trackOf({ id, path, title, details }: Card): Track {
  const { track, duration = '' } = details;
  return { id, path, title, artist: track.artist, src: safeHref(track.audio) ?? '', duration };
}

/** Whoever goes back this far into a track means its beginning, and not the track before. */
export const RESTART_AFTER_SECONDS = 3;
export const SKIP_SECONDS = 10;

type Playable = Pick<Track, 'src'>;

/** The next track that can be played; undefined behind the last one. */
export function trackAfter(tracks: readonly Playable[], index: number): number | undefined {
  const found = tracks.findIndex(({ src }, at) => at > index && src !== '');
  return found < 0 ? undefined : found;
}

/** Where “previous” leads: to the beginning of this track, or to the one before. */
export function trackBefore(tracks: readonly Playable[], index: number, seconds: number): number {
  if (seconds > RESTART_AFTER_SECONDS) return index;
  const found = tracks.findLastIndex(({ src }, at) => at < index && src !== '');
  return found < 0 ? index : found;
}

export type PlayerKey = 'toggle' | 'back' | 'forward' | 'next' | 'previous' | 'mute';

/** Keys of the player, where no control of its own takes them. */
export const PLAYER_KEYS: Readonly<Record<string, PlayerKey>> = {
  ' ': 'toggle',
  k: 'toggle',
  j: 'back',
  l: 'forward',
  n: 'next',
  p: 'previous',
  m: 'mute',
};

export const VOLUME_KEY = 'plinth-volume';

/** The volume a browser remembered, from 0 to 1; full where it remembers none. */
export function readVolume(stored: string | null): number {
  const volume = stored === null || stored === '' ? 1 : Number(stored);
  return Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : 1;
}
