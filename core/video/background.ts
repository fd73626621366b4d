import { control, leaf, type Field, type Words } from '../fields/field.ts';
import { readEmbed, type Provider } from './embed.ts';

export const NOT_A_BACKGROUND_LINK = 'Paste a link to a YouTube or Vimeo video.';
const MAX_LINK_LENGTH = 300;

/** Players that start without sound, again and again, and show nothing but the film. */
const PLAYERS: readonly (readonly [RegExp, (id: string) => string])[] = [
  [
    /^https:\/\/player\.vimeo\.com\/video\/(\d+)/i,
    (id) => `https://player.vimeo.com/video/${id}?background=1&dnt=1`,
  ],
  [
    /^https:\/\/www\.youtube\.com\/embed\/([\w-]+)$/i,
    (id) =>
      `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&mute=1&loop=1&playlist=${id}&controls=0&playsinline=1&rel=0&enablejsapi=1`,
  ],
];

export interface BackgroundFilm {
  provider: Provider;
  /** The address of its player. */
  player: string;
}

/** The film behind a link to its page, where it can stand behind a section. */
export function readBackgroundFilm(link: string): BackgroundFilm | undefined {
  if (link.includes('<')) return undefined;
  const { src, providerName } = readEmbed(link);
  for (const [pattern, make] of PLAYERS) {
    const id = pattern.exec(src)?.[1];
    if (id !== undefined) return { provider: providerName, player: make(id) };
  }
  return undefined;
}

/** The film of a section that comes from elsewhere: a file of the site goes before it. */
export const filmOf = (style: { video: string; videoLink: string }): BackgroundFilm | undefined =>
  style.video === '' ? readBackgroundFilm(style.videoLink) : undefined;

export const backgroundLink = (words: Words): Field<string> =>
  leaf({
    control: control('text', words, {
      max: MAX_LINK_LENGTH,
      lines: 1,
      placeholder: 'https://vimeo.com/76979871',
      isLiteral: true,
    }),
    initial: '',
    parse(given) {
      const value = typeof given === 'string' ? given.trim() : undefined;
      if (value === '') return { value };
      const isKnown =
        value !== undefined && value.length <= MAX_LINK_LENGTH && readBackgroundFilm(value) !== undefined;
      return isKnown ? { value } : { problem: NOT_A_BACKGROUND_LINK };
    },
  });
