import { blockOf } from '#blocks/index.ts';
import type { SpeedFigure } from '#core/speed/report.ts';

const PARTS: Readonly<Record<string, string>> = { header: 'Header', footer: 'Footer', dialog: 'Pop-up' };

/** "Image block, hero.jpg": what an owner would look for on the page. */
export function culpritWords({ block, element }: NonNullable<SpeedFigure['culprit']>): string {
  const known = blockOf(block);
  const place = PARTS[block] ?? (known ? `${known.name} block` : '');
  // Names of elements tell nobody anything unless they are pictures.
  const picture = element.includes('.') ? element : '';
  return [place, picture].filter((words) => words !== '').join(', ') || element;
}
