import { TRACK_EVENT, type TrackData, type TrackDetail, type Tracked } from '#core/pixels/events.ts';

/** Tells the pixels of a page, and whatever else listens, what a visitor did. */
export function track(event: Tracked, data: TrackData = {}): void {
  const detail: TrackDetail = { event, data };
  document.dispatchEvent(new CustomEvent(TRACK_EVENT, { detail }));
}
