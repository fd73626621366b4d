const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Left {
  name: 'day' | 'hour' | 'minute' | 'second';
  amount: number;
}

/** What is left of a span, in whole units; nothing once it is over. */
export function leftOf(span: number, hasSeconds: boolean): Left[] {
  if (span <= 0) return [];
  return [
    { name: 'day', amount: Math.floor(span / DAY) },
    { name: 'hour', amount: Math.floor((span % DAY) / HOUR) },
    { name: 'minute', amount: Math.floor((span % HOUR) / MINUTE) },
    ...(hasSeconds ? [{ name: 'second', amount: Math.floor((span % MINUTE) / SECOND) } as const] : []),
  ];
}

/** Until the figures change next, so that a clock is looked at no more often. */
export const untilChange = (span: number, hasSeconds: boolean): number =>
  (span % (hasSeconds ? SECOND : MINUTE)) + 1;
