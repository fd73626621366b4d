import { control, leaf, type Field, type Words } from '../../fields/field.ts';

const CLOCK = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/;
const MINUTES_AN_HOUR = 60;
const SECONDS_A_MINUTE = 60;

/** How long a film or a track takes, as players show it: `4:05`, `1:02:30`, or empty where nobody says. */
export function duration(words: Words = {}): Field<string> {
  return leaf({
    control: control('text', words, { max: 9, lines: 1, placeholder: '4:05' }),
    initial: '',
    parse(value) {
      if (value === '') return { value };
      const seconds = typeof value === 'string' ? durationSeconds(value.trim()) : undefined;
      return seconds === undefined
        ? { problem: 'Must be minutes and seconds such as 4:05, with hours 1:02:30.' }
        : { value: clockWords(seconds) };
    },
  });
}

export function durationSeconds(clock: string): number | undefined {
  const [, hours, minutes, seconds] = CLOCK.exec(clock) ?? [];
  if (minutes === undefined || (hours !== undefined && Number(minutes) >= MINUTES_AN_HOUR)) return undefined;
  return (Number(hours ?? 0) * MINUTES_AN_HOUR + Number(minutes)) * SECONDS_A_MINUTE + Number(seconds);
}

/** `65` as `1:05`. */
export function clockWords(total: number): string {
  const whole = Math.max(0, Math.floor(total));
  const seconds = String(whole % SECONDS_A_MINUTE).padStart(2, '0');
  const minutes = Math.floor(whole / SECONDS_A_MINUTE);
  if (minutes < MINUTES_AN_HOUR) return `${minutes}:${seconds}`;
  const rest = String(minutes % MINUTES_AN_HOUR).padStart(2, '0');
  return `${Math.floor(minutes / MINUTES_AN_HOUR)}:${rest}:${seconds}`;
}

/** As search engines read it: `PT1H2M30S`; empty where nobody says. */
export function isoDuration(clock: string): string {
  const total = durationSeconds(clock);
  if (total === undefined) return '';
  const hours = Math.floor(total / (MINUTES_AN_HOUR * SECONDS_A_MINUTE));
  const minutes = Math.floor(total / SECONDS_A_MINUTE) % MINUTES_AN_HOUR;
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes}M${total % SECONDS_A_MINUTE}S`;
}
