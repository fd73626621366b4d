import { sectionStyle } from '../page/stored/fields.ts';
import { GRID_COLUMNS, type PageBody } from '../page/page.ts';

/** What a new cover page begins with: one screen, its title, and a way on. */
export function coverStart(title: string, newId: () => string): PageBody {
  const block = (type: string, row: number, values: Record<string, unknown>) => ({
    id: newId(),
    type,
    values,
    place: { base: { column: 1, span: GRID_COLUMNS, row, rows: 1 } },
    animation: 'none' as const,
  });
  const style = {
    ...sectionStyle.initial,
    tone: 'ink' as const,
    height: 'screen' as const,
    align: 'center' as const,
  };
  const blocks = [
    block('heading', 1, { text: title, level: 1, size: 'display', align: 'center' }),
    block('button', 2, { label: 'Enter', to: { href: '/', newWindow: false }, align: 'center' }),
  ];
  return { sections: [{ id: newId(), style, blocks }] };
}
