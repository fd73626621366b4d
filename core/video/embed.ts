import { escape } from '../text/html.ts';
import { VIDEO_EMBED_INVALID, VIDEO_OVERLAY_NEEDS_EMBED } from '../messages/editing.ts';

export const PROVIDERS = ['Vimeo', 'YouTube', 'Wistia', 'Animoto'] as const;
export type Provider = (typeof PROVIDERS)[number] | 'Instagram' | 'Unknown';

export type EmbedType = 'iframe' | 'object' | 'invalid';

export interface Embed {
  type: EmbedType;
  /** Where the player comes from; empty when invalid. */
  src: string;
  providerName: Provider;
  title: string;
  /** Width over height, where the code said so. */
  ratio: number | undefined;
}

const HOSTS: readonly (readonly [RegExp, Provider])[] = [
  [/(?:^|\.)vimeo\.com$/, 'Vimeo'],
  [/(?:^|\.)(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/, 'YouTube'],
  [/(?:^|\.)(?:wistia\.com|wistia\.net|wi\.st)$/, 'Wistia'],
  [/(?:^|\.)animoto\.com$/, 'Animoto'],
  [/(?:^|\.)(?:instagram\.com|instagr\.am)$/, 'Instagram'],
];

export function providerOf(address: string): Provider {
  const url = parseAddress(address);
  return HOSTS.find(([host]) => url && host.test(url.hostname))?.[1] ?? 'Unknown';
}

/** An address on the web; `//host/…` is one as well. */
function parseAddress(address: string): URL | undefined {
  const text = address.trim().replace(/^\/\//, 'https://');
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username === '' && url.password === '' && url.hostname !== '' ? url : undefined;
}

const NO_EMBED: Embed = { type: 'invalid', src: '', providerName: 'Unknown', title: '', ratio: undefined };

/** Quoted values may hold what otherwise ends a tag. */
const REST_OF_TAG = `((?:[^>"']|"[^"]*"|'[^']*')*)>`;

/**
 * Reads what somebody pasted: an address, or code with an iframe or an object that has an embed. Only
 * what is understood is kept; the player is always built anew from it.
 */
export function readEmbed(pasted: string): Embed {
  const text = pasted.trim();
  if (text === '') return NO_EMBED;
  if (!text.includes('<')) return fromAddress(text);
  const iframe = new RegExp(`<iframe\\b${REST_OF_TAG}`, 'i').exec(text)?.[1];
  if (iframe !== undefined) return fromAttributes('iframe', attributesOf(iframe));
  const inside = /<object\b([^>]*)>([\s\S]*?)(?:<\/object|$)/i.exec(text);
  const embed = new RegExp(`<embed\\b${REST_OF_TAG}`, 'i').exec(inside?.[2] ?? '')?.[1];
  return embed === undefined ? NO_EMBED : fromAttributes('object', attributesOf(embed));
}

function attributesOf(tag: string): Map<string, string> {
  const found = tag.matchAll(/([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi);
  return new Map(
    [...found].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      (double ?? single ?? bare ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
    ]),
  );
}

function fromAttributes(type: 'iframe' | 'object', attributes: ReadonlyMap<string, string>): Embed {
  const src = attributes.get('src') ?? '';
  if (!parseAddress(src)) return NO_EMBED;
  const [width, height] = [Number(attributes.get('width')), Number(attributes.get('height'))];
  return {
    type,
    src: src.trim(),
    providerName: providerOf(src),
    title: (attributes.get('title') ?? '').slice(0, 200),
    ratio: width > 0 && height > 0 ? width / height : undefined,
  };
}

/** Addresses of watching pages, as people copy them, and those of the players behind them. */
const PLAYERS: readonly (readonly [RegExp, (id: string) => string])[] = [
  [
    /^https?:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/|embed\/)([\w-]{6,20})/i,
    (id) => `https://www.youtube.com/embed/${id}`,
  ],
  [/^https?:\/\/youtu\.be\/([\w-]{6,20})/i, (id) => `https://www.youtube.com/embed/${id}`],
  [/^https?:\/\/(?:www\.)?vimeo\.com\/(?:.*\/)?(\d{5,12})/i, (id) => `https://player.vimeo.com/video/${id}`],
  [
    /^https?:\/\/(?:[\w-]+\.)?(?:wistia\.com|wi\.st)\/(?:medias|embed(?:\/iframe)?)\/([\w]{6,20})/i,
    (id) => `https://fast.wistia.net/embed/iframe/${id}`,
  ],
  [
    /^https?:\/\/(?:www\.)?animoto\.com\/play\/([\w-]{6,40})/i,
    (id) => `https://s3.animoto.com/embed.html?w=swf/production/vp1&f=${id}`,
  ],
];

function fromAddress(address: string): Embed {
  const url = parseAddress(address);
  if (!url) return NO_EMBED;
  const player = PLAYERS.map(([pattern, make]) => {
    const id = pattern.exec(address)?.[1];
    return id === undefined ? undefined : make(id);
  }).find((found) => found !== undefined);
  return { ...NO_EMBED, type: 'iframe', src: player ?? url.href, providerName: providerOf(address) };
}

/** The markup that is stored: one frame or one object with its embed, and nothing else of what was pasted. */
export function rebuildEmbed({ type, src, title, ratio }: Embed): string {
  if (type === 'invalid') return '';
  const size = ratio === undefined ? '' : ` width="${Math.round(ratio * 360)}" height="360"`;
  const name = title === '' ? '' : ` title="${escape(title)}"`;
  if (type === 'iframe') return `<iframe src="${escape(src)}"${size}${name}></iframe>`;
  return `<object><embed src="${escape(src)}"${size}${name}></object>`;
}

/** What an owner reads about an embed that cannot be shown. */
export function embedProblem(html: string, hasOverlay: boolean): string | undefined {
  if (html.trim() === '' || readEmbed(html).type !== 'invalid') return undefined;
  return hasOverlay ? VIDEO_OVERLAY_NEEDS_EMBED : VIDEO_EMBED_INVALID;
}
