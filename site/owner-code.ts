import { frameSource } from '#blocks/embed/source.ts';
import { escape } from '#core/text/html.ts';
import { isRecord } from '#core/fields/field.ts';
import { playerUrl } from '#core/video/player.ts';
import { readEmbed } from '#core/video/embed.ts';
import type { PageBody } from '#core/page/page.ts';

/** The owner's own code on a page, and the frames they put there: the policy must let both through. */
export function ownerCodeOf(body: PageBody): string[] {
  return body.sections.flatMap(({ blocks }) =>
    blocks.flatMap(({ type, values }) => {
      if (type === 'code' && values.mode !== 'show' && typeof values.html === 'string') return [values.html];
      return framesOf(type, values).map(frameTo);
    }),
  );
}

/** Of an item that is a film. */
export const playerCodeOf = (html: string): string[] => playerOf(html).map(frameTo);

const frameTo = (source: string) => `<iframe src="${escape(source)}"></iframe>`;

function framesOf(type: string, values: Readonly<Record<string, unknown>>): string[] {
  if (type === 'embed') {
    const source = typeof values.address === 'string' ? frameSource(values.address) : undefined;
    return source === undefined ? [] : [source];
  }
  if (type === 'video') return playerOf(values.html);
  if (type === 'gallery' && Array.isArray(values.slides))
    return values.slides.flatMap((slide) => (isRecord(slide) ? playerOf(slide.video) : []));
  return [];
}

/** A player is loaded when somebody plays its video; the policy has to know it before. */
function playerOf(html: unknown): string[] {
  const embed = typeof html === 'string' ? readEmbed(html) : undefined;
  return embed && embed.type !== 'invalid' ? [playerUrl(embed, { isSecure: true })] : [];
}
