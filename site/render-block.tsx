import { renderToString } from 'react-dom/server';
import { blockOf } from '#blocks/index.ts';
import { PageContentContext } from '#blocks/kit/page-content.ts';
import type { PageContent } from '#core/collections/block-content.ts';
import type { Block } from '#core/page/page.ts';

/** What stands inside one block, as on its page. Undefined for a type there is not. */
export function renderBlock(
  block: Pick<Block, 'id' | 'type' | 'values'>,
  isEditing: boolean,
  page?: PageContent,
): string | undefined {
  const definition = blockOf(block.type);
  if (!definition) return undefined;
  const { View, fields } = definition;
  const view = <View id={block.id} values={fields.read(block.values)} isEditing={isEditing} />;
  return renderToString(page ? <PageContentContext value={page}>{view}</PageContentContext> : view);
}
