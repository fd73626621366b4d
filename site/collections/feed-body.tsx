import { renderToStaticMarkup } from 'react-dom/server';
import { blockOf } from '#blocks/index.ts';
import { readingOrder } from '#core/page/layout.ts';
import type { Block, PageBody } from '#core/page/page.ts';
import { WordsContext } from '#blocks/kit/words.ts';
import type { Words } from '#core/words/words.ts';

/** The page of an item for feed readers: its words and pictures, with whole addresses and nothing to be styled. */
export function feedBody(body: PageBody, baseUrl: string, words: Words): string {
  const blocks = body.sections
    .filter(({ style }) => !style.hidden)
    .flatMap((section) => readingOrder(section.blocks));
  const html = renderToStaticMarkup(
    <WordsContext value={words}>
      {blocks.map((block) => (
        <Plain key={block.id} block={block} />
      ))}
    </WordsContext>,
  );
  return html.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${baseUrl}/`);
}

function Plain({ block: { type, values } }: { block: Block }) {
  const definition = blockOf(type);
  if (!definition?.PlainView || definition.isEmpty(values)) return null;
  return <definition.PlainView values={values} />;
}
