import { escape } from '#core/text/html.ts';

export interface ShortcodeEvents {
  /** Where the picture with this number is found. */
  pictureOf: (id: string) => string | undefined;
  /** A shortcode that has no counterpart here. */
  other: (code: string) => void;
}

const CAPTION = /\[caption[^\]]*\]\s*(<a[^>]*>)?\s*(<img[^>]*>)\s*(?:<\/a>)?\s*([^[]*)\[\/caption\]/gi;
const GALLERY = /\[gallery\b([^\]]*)\]/gi;
const EMBED = /\[embed[^\]]*\]\s*(https?:\/\/[^\s[]+)\s*\[\/embed\]/gi;
const MEDIA =
  /\[(?:video|audio|playlist)\b[^\]]*?(?:src|mp4|mp3|webm|m4a|ogg)="(https?:\/\/[^"]+)"[^\]]*\](?:\[\/(?:video|audio)\])?/gi;
const OTHER = /\[\/?([a-z][\w-]*)(?:\s[^\]]*)?\]/gi;

/** Captions, galleries and players become markup; other shortcodes are named, and the words they stand around stay. */
export function withoutShortcodes(html: string, { pictureOf, other }: ShortcodeEvents): string {
  return html
    .replaceAll(
      CAPTION,
      (_, link: string | undefined, img: string, caption: string) =>
        `<figure>${link === undefined ? img : `${link}${img}</a>`}<figcaption>${caption}</figcaption></figure>`,
    )
    .replaceAll(GALLERY, (whole, values: string) => galleryOf(values, pictureOf) ?? whole)
    .replaceAll(EMBED, (_, url: string) => `<iframe src="${escape(url)}"></iframe>`)
    .replaceAll(MEDIA, (_, url: string) => `<iframe src="${escape(url)}"></iframe>`)
    .replaceAll(OTHER, (_, code: string) => {
      other(code);
      return '';
    });
}

/** Only a gallery whose pictures are all known: half of one would be lost in silence. */
function galleryOf(values: string, pictureOf: ShortcodeEvents['pictureOf']): string | undefined {
  const ids = /ids="([\d,\s]+)"/.exec(values)?.[1]?.split(',') ?? [];
  const sources = ids.map((id) => pictureOf(id.trim()));
  if (sources.length === 0 || sources.includes(undefined)) return undefined;
  const pictures = sources.map((src) => `<figure><img src="${escape(src ?? '')}"></figure>`);
  return `<figure class="wp-block-gallery">${pictures.join('')}</figure>`;
}
