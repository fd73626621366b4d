const CM_PER_INCH = 2.54;

export type Unit = 'cm' | 'in';
export const UNITS: readonly Unit[] = ['cm', 'in'];

/** A number, or two with a dash between them. */
const MEASURE = /^\s*(\d+(?:[.,]\d+)?)(?:\s*[-–]\s*(\d+(?:[.,]\d+)?))?\s*$/;

/** A cell in a unit: to half a centimetre or a quarter of an inch. What is no measure stays as it is. */
export function measureIn(cell: string, { from, to }: { from: Unit; to: Unit }): string {
  const [, first, second] = MEASURE.exec(cell) ?? [];
  if (first === undefined || from === to) return cell.trim();
  return [first, second].flatMap((part) => (part === undefined ? [] : [converted(part, to)])).join('–');
}

function converted(part: string, to: Unit): string {
  const value = Number(part.replace(',', '.'));
  const [amount, step] = to === 'in' ? [value / CM_PER_INCH, 0.25] : [value * CM_PER_INCH, 0.5];
  return String(Math.round(amount / step) * step);
}

export const isMeasure = (cell: string): boolean => MEASURE.test(cell);
