/** Which items of an accordion are open, by their places in the list. */
export type OpenItems = readonly number[];

export function firstOpen(isFirstOpen: boolean): OpenItems {
  return isFirstOpen ? [0] : [];
}

export function openItem(open: OpenItems, item: number, allowMultiple: boolean): OpenItems {
  if (open.includes(item)) return open;
  return allowMultiple ? [...open, item] : [item];
}

export function toggleItem(open: OpenItems, item: number, allowMultiple: boolean): OpenItems {
  return open.includes(item) ? open.filter((other) => other !== item) : openItem(open, item, allowMultiple);
}
