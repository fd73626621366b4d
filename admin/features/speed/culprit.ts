import { blockOf } from '#blocks/index.ts';
import type { SpeedFigure } from '#core/speed/report.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';

const PARTS: Readonly<Record<string, string>> = {
  header: say('header'),
  footer: say('footer'),
  dialog: say('popUp'),
};

/** "Image block, hero.jpg": what an owner would look for on the page. */
export function culpritWords({ block, element }: NonNullable<SpeedFigure['culprit']>): string {
  const known = blockOf(block);
  const place = PARTS[block] ?? (known ? say('blockNamed', { name: declared(known.name) }) : '');
  // Names of elements tell nobody anything unless they are pictures.
  const picture = element.includes('.') ? element : '';
  return [place, picture].filter((words) => words !== '').join(', ') || element;
}
