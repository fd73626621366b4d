import { MAX_ALT_LENGTH } from '../fields/leaves.ts';
import type { Embed, Provider } from './embed.ts';

/** Where each provider tells what it knows of a video, by the address of its page. */
const LOOKUPS: Readonly<Partial<Record<Provider, string>>> = {
  Vimeo: 'https://vimeo.com/api/oembed.json?width=1280&url=',
  YouTube: 'https://www.youtube.com/oembed?format=json&url=',
  Wistia: 'https://fast.wistia.com/oembed.json?url=',
  Animoto: 'https://animoto.com/oembeds/create.json?url=',
};

/** Addresses of pages behind the players that `readEmbed` builds. */
const PAGES: readonly (readonly [RegExp, (id: string) => string])[] = [
  [/^https?:\/\/player\.vimeo\.com\/video\/(\d+)/i, (id) => `https://vimeo.com/${id}`],
  [
    /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/i,
    (id) => `https://www.youtube.com/watch?v=${id}`,
  ],
  [
    /^https?:\/\/fast\.wistia\.(?:net|com)\/embed\/iframe\/(\w+)/i,
    (id) => `https://home.wistia.com/medias/${id}`,
  ],
  [/^https?:\/\/s3\.animoto\.com\/embed\.html\?.*\bf=([\w-]+)/i, (id) => `https://animoto.com/play/${id}`],
];

/** Whom to ask about a video; undefined where nobody can be asked. */
export function lookupAddress({
  src,
  providerName,
}: Pick<Embed, 'src' | 'providerName'>): string | undefined {
  const ask = LOOKUPS[providerName];
  const page = PAGES.map(([pattern, make]) => {
    const id = pattern.exec(src.replace(/^\/\//, 'https://'))?.[1];
    return id === undefined ? undefined : make(id);
  }).find((found) => found !== undefined);
  return ask === undefined || page === undefined ? undefined : ask + encodeURIComponent(page);
}

function recordOf(answer: string): object {
  try {
    const told: unknown = JSON.parse(answer);
    return typeof told === 'object' && told !== null ? told : {};
  } catch {
    return {};
  }
}

/** Vimeo lets no film of such an account play in the background. */
export function isOfBasicAccount(answer: string): boolean {
  const told = recordOf(answer);
  return 'account_type' in told && told.account_type === 'basic';
}

/** What is believed of the answer: a picture on the web and a title. */
export function readLookup(answer: string): { picture: string; title: string } | undefined {
  const told = recordOf(answer);
  if (!('thumbnail_url' in told)) return undefined;
  const { thumbnail_url: picture } = told;
  if (typeof picture !== 'string' || !/^https:\/\//i.test(picture) || !URL.canParse(picture))
    return undefined;
  const title = 'title' in told && typeof told.title === 'string' ? told.title.slice(0, MAX_ALT_LENGTH) : '';
  return { picture, title };
}
