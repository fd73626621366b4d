import { TRACKED, WAITING_TRACK_KEY, type Tracked } from '#core/pixels/events.ts';
import { readSession, writeSession } from '../storage/session-storage.ts';
import { track } from './track.ts';

/** For pages on which no code of others stands: told on the next one where it does. */
export function trackLater(event: Tracked): void {
  writeSession(WAITING_TRACK_KEY, event);
}

/** Tells what has waited, once. */
export function trackWaiting(): void {
  const kept = readSession(WAITING_TRACK_KEY);
  const event = TRACKED.find((known) => kept.isDone && known === kept.value);
  if (!event) return;
  writeSession(WAITING_TRACK_KEY, '');
  track(event);
}
