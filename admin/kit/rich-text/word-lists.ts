import type { Inline, ListItem, TextBlock } from '#core/rich-text/document.ts';

/** Word writes a list as paragraphs that only say how deep they are. */
interface WordItem {
  type: 'wordItem';
  level: number;
  isOrdered: boolean;
  content: Inline[];
}

export function wordListOf(element: Element, read: (element: Element) => Inline[]): WordItem | undefined {
  const style = element.getAttribute('style') ?? '';
  const level = /mso-list:[^;]*\blevel(\d)/.exec(style)?.[1];
  if (level === undefined) return undefined;
  const copy = element.cloneNode(true) as Element;
  const markers = [...copy.querySelectorAll('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]')];
  const marker = markers[0]?.textContent?.trim() ?? '';
  for (const each of markers) each.remove();
  return {
    type: 'wordItem',
    level: Number(level),
    isOrdered: /^[([]?(?:\d+|[a-z]{1,4})[.)]/i.test(marker),
    content: read(copy),
  };
}

/** Puts such paragraphs that follow each other into lists, deeper ones into the item before them. */
export function gatherWordLists(nodes: readonly (TextBlock | WordItem | undefined)[]): TextBlock[] {
  const result: TextBlock[] = [];
  let run: WordItem[] = [];
  const flush = () => {
    result.push(...nest(run));
    run = [];
  };
  for (const node of nodes) {
    if (node?.type === 'wordItem') {
      run.push(node);
      continue;
    }
    flush();
    if (node) result.push(node);
  }
  flush();
  return result;
}

function nest(items: readonly WordItem[]): TextBlock[] {
  const [first] = items;
  if (!first) return [];
  const top = Math.min(...items.map(({ level }) => level));
  const lists: { isOrdered: boolean; items: ListItem[] }[] = [];
  for (let index = 0; index < items.length;) {
    const item = items[index];
    if (!item) break;
    let end = index + 1;
    while ((items[end]?.level ?? 0) > top) end += 1;
    const isHead = item.level === top;
    const content: TextBlock[] = [
      ...(isHead ? [{ type: 'paragraph' as const, content: item.content }] : []),
      ...nest(items.slice(isHead ? index + 1 : index, end)),
    ];
    const last = lists.at(-1);
    if (last && last.isOrdered === item.isOrdered) last.items.push({ type: 'listItem', content });
    else lists.push({ isOrdered: item.isOrdered, items: [{ type: 'listItem', content }] });
    index = end;
  }
  return lists.map(({ isOrdered, items: content }) => ({
    type: isOrdered ? 'orderedList' : 'bulletList',
    content,
  }));
}
