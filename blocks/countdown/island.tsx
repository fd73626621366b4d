import { useEffect, useState } from 'react';
import { leftOf, untilChange } from './left.ts';

export interface CountdownProps {
  /** In milliseconds since 1970. */
  until: number;
  /** The moment in words, as it stands before any script. */
  when: string;
  ended: string;
  hasSeconds: boolean;
  locale: string;
}

export default function Countdown({ until, when, ended, hasSeconds, locale }: CountdownProps) {
  const [span, setSpan] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const left = until - Date.now();
      setSpan(left);
      if (left > 0) timer = setTimeout(tick, untilChange(left, hasSeconds));
    };
    tick();
    return () => clearTimeout(timer);
  }, [until, hasSeconds]);
  if (span === undefined) return <p className="countdown-when">{when}</p>;
  const left = leftOf(span, hasSeconds);
  if (left.length === 0) return <p className="countdown-ended">{ended || when}</p>;
  return (
    <>
      <p className="visually-hidden">{when}</p>
      <div role="timer" aria-live="off">
        <ul className="countdown-figures">
          {left.map(({ name, amount }) => (
            <li key={name}>
              <b>{String(amount).padStart(2, '0')}</b> <span>{unitWords(amount, name, locale)}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** The name of a unit in the form that its amount asks for. */
function unitWords(amount: number, unit: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
    .formatToParts(amount)
    .flatMap(({ type, value }) => (type === 'unit' ? [value] : []))
    .join(' ');
}
