import { renderToStaticMarkup } from 'react-dom/server';
import { blockOf } from '#blocks/index.ts';
import { isShownIn } from '#core/languages/shown-in.ts';
import { readingOrder } from '#core/page/layout.ts';
import type { Block, PageBody } from '#core/page/page.ts';
import { WordsContext } from '#blocks/kit/words.ts';
import type { Words } from '#core/words/words.ts';
import { inLanguage, type LinkedSite } from '../languages/links.ts';

/** The page of an item for feed readers: its words and pictures, with whole addresses and nothing to be styled. */
export function feedBody(body: PageBody, site: LinkedSite & { baseUrl: string }, words: Words): string {
  const { current } = site.languages;
  const blocks = body.sections
    .filter((section) => !section.style.hidden && isShownIn(section, current))
    .flatMap((section) => readingOrder(section.blocks))
    .filter((block) => isShownIn(block, current));
  const html = renderToStaticMarkup(
    <WordsContext value={words}>
      {blocks.map((block) => (
        <Plain key={block.id} block={block} />
      ))}
    </WordsContext>,
  );
  return inLanguage(html, site).replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${site.baseUrl}/`);
}

function Plain({ block: { type, values } }: { block: Block }) {
  const definition = blockOf(type);
  if (!definition?.PlainView || definition.isEmpty(values)) return null;
  return <definition.PlainView values={values} />;
}
