import { useState, type CSSProperties } from 'react';
import type { WithContent } from '../kit/islands.tsx';
import { Slot } from '../kit/slot.tsx';
import { useAwake } from '../kit/use-awake.ts';
import { useWords } from '../kit/words.ts';

export interface ComparisonProps {
  id: string;
  beforeLabel: string;
  afterLabel: string;
  /** Where the handle stands at first, in percent. */
  start: number;
  ratio: string;
  isEditing?: boolean;
}

/** One picture lies on the other, and once it is awake a slider says how much of it; where no script runs, and while it is edited, they stand beside each other. */
export default function Comparison(props: ComparisonProps & WithContent) {
  const { id, beforeLabel, afterLabel, start, ratio, isEditing = false, content } = props;
  const say = useWords('comparison');
  const isAwake = useAwake() && !isEditing;
  const [at, setAt] = useState(start);
  return (
    <div
      className="comparison"
      data-ratio={ratio}
      style={{ '--at': `${at}%` } as CSSProperties}
      {...(isEditing && { 'data-both': '' })}
    >
      <figure>
        <Slot id={`before-${id}`} className="comparison-picture">
          {content?.[0]}
        </Slot>
        {beforeLabel !== '' && <figcaption>{beforeLabel}</figcaption>}
      </figure>
      <figure>
        <Slot id={`after-${id}`} className="comparison-picture">
          {content?.[1]}
        </Slot>
        {afterLabel !== '' && <figcaption>{afterLabel}</figcaption>}
      </figure>
      {isAwake && (
        <input
          type="range"
          min="0"
          max="100"
          value={at}
          aria-label={say('either', {
            before: beforeLabel || say('before'),
            after: afterLabel || say('after'),
          })}
          aria-valuetext={
            beforeLabel === ''
              ? say('shareBefore', { percent: at })
              : say('share', { percent: at, label: beforeLabel })
          }
          onInput={(event) => setAt(Number(event.currentTarget.value))}
          onChange={() => {}}
        />
      )}
    </div>
  );
}
