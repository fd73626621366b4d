import { chooseStep, parseDimensions } from '#core/images/image-loading.ts';
import { renditionUrl } from '#core/images/images.ts';
import { paddingAt } from './rules.ts';

/** What the lightbox shows: a picture or a video, and its words. */
export interface LightboxItem {
  src: string;
  alt: string;
  width: number;
  height: number;
  title: string;
  description: string;
  /** The poster to copy, for a video. */
  video: HTMLElement | undefined;
}

export function readItems(slides: readonly HTMLElement[]): LightboxItem[] {
  return slides.map((slide) => {
    const picture = slide.querySelector<HTMLImageElement>('.gallery-media img');
    const size = parseDimensions(slide.dataset.imageDimensions) ?? { width: 1600, height: 900 };
    const words = (part: string) => slide.querySelector(part)?.textContent?.trim() ?? '';
    return {
      ...size,
      src: slide.dataset.src ?? '',
      alt: picture?.alt ?? '',
      title: words('.gallery-title'),
      description: words('.gallery-description'),
      video:
        slide.dataset.type === 'video'
          ? (slide.querySelector<HTMLElement>('.video') ?? undefined)
          : undefined,
    };
  });
}

/** The largest size a picture can have between the paddings of a window, never above its own. */
function fitBox(
  item: { width: number; height: number },
  room: { width: number; height: number },
): { width: number; height: number } {
  const scale = Math.min(1, room.width / item.width, room.height / item.height);
  return { width: Math.round(item.width * scale), height: Math.round(item.height * scale) };
}

/** Its size in this window. */
export function fitted(item: LightboxItem): { width: number; height: number } {
  const padding = paddingAt(innerWidth);
  return fitBox(item, { width: innerWidth - 2 * padding, height: innerHeight - 2 * padding });
}

export function largeUrl(item: LightboxItem, width: number, pixelRatio: number): string {
  return renditionUrl(item.src, chooseStep(Math.min(width * pixelRatio, item.width)));
}
