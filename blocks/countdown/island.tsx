import { useEffect, useState } from 'react';
import { leftOf, untilChange } from './left.ts';

export interface CountdownProps {
  /** In milliseconds since 1970. */
  until: number;
  /** The moment in words, as it stands before any script. */
  when: string;
  ended: string;
  hasSeconds: boolean;
}

export default function Countdown({ until, when, ended, hasSeconds }: CountdownProps) {
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
              <b>{String(amount).padStart(2, '0')}</b> <span>{amount === 1 ? name : `${name}s`}</span>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
