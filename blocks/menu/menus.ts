import type { MenuValues } from './fields.ts';

type Part = MenuValues['sections'][number];

export interface Menu {
  name: string;
  parts: readonly Part[];
}

/** The menus of a block, where there are several: a part that names none belongs to the one before it. */
export function menusOf(parts: readonly Part[]): Menu[] {
  const menus: { name: string; parts: Part[] }[] = [];
  for (const part of parts) {
    const name = part.menu.trim();
    const known = name === '' ? menus.at(-1) : menus.find((menu) => menu.name === name);
    if (known) known.parts.push(part);
    else menus.push({ name, parts: [part] });
  }
  const isTold = menus.length > 1 && menus.every(({ name }) => name !== '');
  return isTold ? menus : [{ name: '', parts }];
}
