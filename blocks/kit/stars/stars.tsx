import { useWords } from '../words.ts';

export const MAX_STARS = 5;

const STAR = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9Z';
const LEFT_HALF = 'M12 2.6v14.8l-5.8 3.1 1.1-6.5L2.6 9.4l6.5-.9Z';
const STEP = 26;

/** Stars in halves. They are read out as one figure. */
export function Stars({ value }: { value: number }) {
  const say = useWords('reviews');
  const shown = Math.round(value * 2) / 2;
  return (
    <svg
      className="stars"
      role="img"
      aria-label={say('stars', { value, max: MAX_STARS })}
      viewBox={`0 0 ${MAX_STARS * STEP} 24`}
      height="1em"
      style={{ color: 'var(--accent)' }}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      {Array.from({ length: MAX_STARS }, (_, index) => (
        <g key={index} transform={`translate(${index * STEP + 1})`}>
          <path d={STAR} {...(shown >= index + 1 && { fill: 'currentColor' })} />
          {shown === index + 0.5 && <path d={LEFT_HALF} fill="currentColor" />}
        </g>
      ))}
    </svg>
  );
}
