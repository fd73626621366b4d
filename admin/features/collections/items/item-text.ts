import textBlock from '#blocks/text/block.ts';
import type { PageBody } from '#core/page/page.ts';
import { readRichText } from '#core/rich-text/read.ts';
import type { RichText } from '#core/rich-text/document.ts';
import { isRecord } from '#core/fields/field.ts';

/** The words of an item that is nothing but words: one section with one block of text. Others are built on the page. */
export function onlyText(body: unknown): RichText | undefined {
  const sections =
    isRecord(body) && Array.isArray(body.sections) ? (body as unknown as PageBody).sections : [];
  const [section] = sections;
  const [block] = section?.blocks ?? [];
  if (sections.length !== 1 || section?.blocks.length !== 1 || block?.type !== textBlock.type)
    return undefined;
  return readRichText(block.values.text) ?? { type: 'doc', content: [] };
}

/** The same page with other words. */
export function withText(body: unknown, text: unknown): PageBody {
  const { sections } = body as PageBody;
  return {
    sections: sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => ({ ...block, values: { ...block.values, text } })),
    })),
  };
}
