import type { ImageValue } from '#core/fields/index.ts';
import { blurGround, renditionWidths, renditionUrl } from '#core/images/images.ts';

/** A picture in the sizes a browser may choose from. It keeps its place before it has loaded. */
export function Picture(props: {
  image: ImageValue;
  sizes: string;
  isFirst?: boolean;
  /** Its frame may have another shape than the picture: what stands for it until it comes would be seen beside it. */
  isWhole?: boolean;
  className?: string;
}) {
  const { image, sizes, isFirst = false, isWhole = false, className } = props;
  if (image.src === '') return null;
  const widths = renditionWidths(image.width);
  const { x, y } = image.focalPoint;
  const isCentred = x === 0.5 && y === 0.5;
  const ground = isWhole ? undefined : image.blur;
  return (
    <img
      src={renditionUrl(image.src, widths.at(-1) ?? image.width)}
      srcSet={widths
        .map((width) => `${renditionUrl(image.src, width)} ${Math.min(width, image.width)}w`)
        .join(', ')}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={image.alt}
      data-image-dimensions={`${image.width}x${image.height}`}
      data-image-focal-point={`${x},${y}`}
      className={className}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      {...(isFirst && { fetchPriority: 'high' as const })}
      {...((!isCentred || ground !== undefined) && {
        style: {
          ...(!isCentred && { objectPosition: `${x * 100}% ${y * 100}%` }),
          ...blurGround(ground),
        },
      })}
    />
  );
}
