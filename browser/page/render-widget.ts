import { render } from '#contract/addresses/widgets.ts';
import { isRecord } from '#core/fields/field.ts';
import type { DataLayer } from '../http/data-layer.ts';

/** Holds the block's definition on its element; blocks with nothing to tell have none. */
export const BLOCK_JSON_ATTRIBUTE = 'data-block-json';
const ID_PREFIX = 'block-';
const EVENTS = 'events';

/**
 * Has the server draw a block again and puts the answer in its place. When that does not work the block
 * stays as it is: a warning goes to the console and the promise is rejected.
 */
export async function renderWidget(
  element: HTMLElement,
  deps: { send: DataLayer; warn?: (message: string, reason: unknown) => void },
): Promise<void> {
  const { send, warn = console.warn } = deps;
  try {
    const answer = await send({ ...render, form: formOf(element) });
    if (!isRecord(answer) || typeof answer.html !== 'string') throw new Error('The answer has no HTML.');
    element.innerHTML = answer.html;
  } catch (error) {
    warn(`Block ${element.id} could not be rendered.`, error);
    throw error;
  }
}

function formOf(element: HTMLElement): Record<string, string> {
  const { blockType, block } = element.dataset;
  const value: unknown = JSON.parse(element.getAttribute(BLOCK_JSON_ATTRIBUTE) ?? '{}');
  const id = element.id.startsWith(ID_PREFIX) ? element.id.slice(ID_PREFIX.length) : element.id.slice(1);
  const { source, collectionId } = isRecord(value) ? value : {};
  return {
    widgetJSON: JSON.stringify({ type: blockType ?? block ?? '', id, value }),
    ...(source === EVENTS && typeof collectionId === 'string' && { collectionId }),
  };
}
