import { VIDEO_EMBED_INVALID, VIDEO_OVERLAY_NEEDS_EMBED } from '#core/messages/editing.ts';
import { readEmbed } from '#core/video/embed.ts';
import { VIDEO_ASPECT_PADDING } from '#core/video/player.ts';
import { SHAPES } from '../kit/shapes.ts';
import type { VideoValues } from './fields.ts';

export function hasVideo({ source, html, file }: VideoValues): boolean {
  return source === 'upload' ? file !== '' : readEmbed(html).type !== 'invalid';
}

/** What is still missing. */
export function hint({ source, overlay }: VideoValues): string {
  if (source === 'upload') return 'Choose one of your files';
  return overlay.src === '' ? 'Paste an address or embed code' : VIDEO_OVERLAY_NEEDS_EMBED;
}

/** Why there is no video, for the console of whoever builds the site. */
export function problemOf({ overlay }: VideoValues): string {
  return overlay.src === '' ? VIDEO_EMBED_INVALID : VIDEO_OVERLAY_NEEDS_EMBED;
}

/** Width over height of what is shown. */
export function aspectRatio({ source, html, shape }: VideoValues): number {
  if (shape !== 'own') return SHAPES[shape];
  const own = source === 'embed' ? readEmbed(html).ratio : undefined;
  return own ?? 100 / VIDEO_ASPECT_PADDING;
}
