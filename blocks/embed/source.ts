import { isSamePlacePath } from '#core/site/paths.ts';

export const NOT_EMBEDDABLE = 'Must be an address that starts with https://, or a page of this site.';

/** The address as a frame may load it: https elsewhere, or a page of the same site. Nothing else. */
export function frameSource(address: string): string | undefined {
  const text = address.trim();
  if (isSamePlacePath(text)) return text;
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? (playerOf(url) ?? url.href) : undefined;
}

/** What of another host a frame with this address loads. */
export function foreignFrames(address: string): string[] {
  const source = frameSource(address);
  return source === undefined || isSamePlacePath(source) ? [] : [source];
}

/** Places to listen that keep their player at an address of its own: what people copy is the page around it. */
const PLAYERS: readonly (readonly [host: RegExp, player: (url: URL) => string | undefined])[] = [
  [
    /^open\.spotify\.com$/,
    ({ pathname }) =>
      /^\/(?:track|album|playlist|artist|episode|show)\//.test(pathname)
        ? `https://open.spotify.com/embed${pathname}`
        : undefined,
  ],
  [
    /^(?:www\.|m\.)?soundcloud\.com$/,
    (url) => `https://w.soundcloud.com/player/?url=${encodeURIComponent(url.href)}`,
  ],
  [
    /^(?:www\.)?mixcloud\.com$/,
    ({ pathname }) =>
      `https://player-widget.mixcloud.com/widget/iframe/?feed=${encodeURIComponent(pathname)}`,
  ],
];

/** Words for the console about an address at such a place that is of nothing one could play. */
export function unplayable(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const place = PLAYERS.find(([host]) => host.test(url.hostname));
  return place && (url.pathname === '/' || place[1](url) === undefined)
    ? `The audio address ${address} cannot be read.`
    : undefined;
}

function playerOf(url: URL): string | undefined {
  return PLAYERS.find(([host]) => host.test(url.hostname))?.[1](url);
}
