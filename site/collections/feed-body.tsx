import { renderToStaticMarkup } from 'react-dom/server';
import { Prose } from '#blocks/kit/rich-text.tsx';
import { isRecord } from '#core/fields/field.ts';
import type { ImageValue } from '#core/fields/index.ts';
import { renditionUrl } from '#core/images/images.ts';
import { readingOrder } from '#core/page/layout.ts';
import type { Block, PageBody } from '#core/page/page.ts';
import type { RichText } from '#core/rich-text/document.ts';

const PICTURE_WIDTH = 1500;

/** The page of an item for feed readers: its words and pictures, with whole addresses and nothing to be styled. */
export function feedBody(body: PageBody, baseUrl: string): string {
  const blocks = body.sections
    .filter(({ style }) => !style.hidden)
    .flatMap((section) => readingOrder(section.blocks));
  const html = renderToStaticMarkup(
    <>
      {blocks.map((block) => (
        <Plain key={block.id} block={block} />
      ))}
    </>,
  );
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${baseUrl}/`);
}

function Plain({ block: { type, values } }: { block: Block }) {
  const text = typeof values.text === 'string' ? values.text : '';
  switch (type) {
    case 'text':
      return <Prose doc={values.text as RichText} />;
    case 'heading':
      return text === '' ? null : <h2>{text}</h2>;
    case 'quote':
      return text === '' ? null : <blockquote>{text}</blockquote>;
    case 'image':
      return isRecord(values.image) && values.image.src !== '' ? (
        <PlainPicture image={values.image as unknown as ImageValue} />
      ) : null;
    default:
      return null;
  }
}

function PlainPicture({ image: { src, alt } }: { image: ImageValue }) {
  return (
    <p>
      {/* Lazy, or React asks for the file in front of the words: a feed has no head. */}
      <img src={renditionUrl(src, PICTURE_WIDTH)} alt={alt} loading="lazy" />
    </p>
  );
}
