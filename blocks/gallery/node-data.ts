import { CANNOT_DECODE, CANNOT_EVALUATE } from '#core/gallery/block-data.ts';

/** Scripts may leave a gallery's data on its block instead of in the attribute; then it comes first. */
export interface BlockNode extends HTMLElement {
  blockData?: Readonly<Record<string, unknown>>;
}

/** The data a gallery is built from, or nothing, and then the console says why. */
export function readNodeData(inside: HTMLElement): Readonly<Record<string, unknown>> | undefined {
  const node: BlockNode = inside.closest<BlockNode>('[data-block-json], .block') ?? inside;
  if (node.blockData) return node.blockData;
  const json = node.dataset.blockJson;
  if (json === undefined || json === '') {
    // On the editor's canvas blocks carry no data: there the slides stay as they are drawn.
    if (inside.dataset.editing === undefined) console.error(CANNOT_EVALUATE);
    return undefined;
  }
  try {
    const data: unknown = JSON.parse(json);
    if (typeof data === 'object' && data !== null) return data as Record<string, unknown>;
  } catch {
    // Told below.
  }
  console.error(CANNOT_DECODE);
  return undefined;
}
