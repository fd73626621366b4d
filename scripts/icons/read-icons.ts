import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

export interface ReadIcon {
  name: string;
  /** Names it had before. */
  formerly: readonly string[];
  /** What stands inside its `<svg>`. */
  drawing: string;
}

/** The package's icons in the order of their names. */
export function readIcons(icons: Readonly<Record<string, LucideIcon>>): ReadIcon[] {
  return Object.values(icons)
    .map((icon) => {
      const markup = renderToStaticMarkup(createElement(icon));
      const [, classes = '', inside = ''] = /class="lucide ([^"]*)"[^>]*>(.*)<\/svg>$/s.exec(markup) ?? [];
      const [name = '', ...formerly] = classes.split(' ').map((one) => one.replace(/^lucide-/, ''));
      return { name, formerly, drawing: inside.replaceAll(/><\/[a-z]+>/g, '/>') };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}
