const HOUR = 60;
const DAY = 24 * HOUR;

interface Parts {
  days: number;
  hours: number;
  minutes: number;
}

const partsOf = (minutes: number): Parts => ({
  days: Math.floor(minutes / DAY),
  hours: Math.floor((minutes % DAY) / HOUR),
  minutes: minutes % HOUR,
});

/** `1 h 30 min` in the words of a language. */
export function durationWords(minutes: number, language: string): string {
  return (['days', 'hours', 'minutes'] as const)
    .flatMap((unit) => {
      const amount = partsOf(minutes)[unit];
      const style = { style: 'unit', unit: unit.slice(0, -1), unitDisplay: 'short' } as const;
      return amount === 0 ? [] : [new Intl.NumberFormat(language, style).format(amount)];
    })
    .join(' ');
}

/** `PT1H30M`, as search engines read it; empty for no time at all. */
export function isoDuration(total: number): string {
  if (total === 0) return '';
  const { days, hours, minutes } = partsOf(total);
  const part = (amount: number, letter: string) => (amount === 0 ? '' : `${amount}${letter}`);
  const time = part(hours, 'H') + part(minutes, 'M');
  return `P${part(days, 'D')}${time === '' ? '' : `T${time}`}`;
}
