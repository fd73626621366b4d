/** On the document, whenever a visitor does something that shops advertise for; scripts of a site may listen. */
export const TRACK_EVENT = 'site:track';

export const TRACKED = ['viewProduct', 'addToCart', 'search', 'subscribe', 'createAccount'] as const;
export type Tracked = (typeof TRACKED)[number];

export type TrackData = Readonly<Record<string, string | number>>;
export interface TrackDetail {
  event: Tracked;
  data: TrackData;
}

/** Not a cookie: what happened where no code of others runs is told on the next page where it does. */
export const WAITING_TRACK_KEY = 'plinth-track';

/** The product's own pages on which pixels stand. Where people pay, log in or type a password none does. */
export const PIXEL_PAGES: readonly string[] = ['product', 'shop', 'search'];
