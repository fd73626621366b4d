import { useState } from 'react';
import type { WithContent } from '../kit/islands.tsx';
import { Slot } from '../kit/slot.tsx';
import { useAwake } from '../kit/use-awake.ts';
import { useWords } from '../kit/words.ts';

export interface PricingToggleProps {
  id: string;
  first: string;
  second: string;
  saving: string;
  /** On the editor's canvas both prices are in sight. */
  isEditing?: boolean;
}

/** Switches all plans between their two prices. */
export default function PricingToggle(props: PricingToggleProps & WithContent) {
  const say = useWords('pricing');
  const { id, first, second, saving, isEditing = false, content } = props;
  const isAwake = useAwake() && !isEditing;
  const [isSecond, setSecond] = useState(false);
  return (
    <div className="pricing" {...(isAwake && { 'data-pricing': isSecond ? 'two' : 'one' })}>
      {isAwake && (
        <p className="pricing-toggle">
          <span aria-hidden="true">{first}</span>
          <button
            type="button"
            aria-pressed={isSecond}
            aria-label={say('pricesOf', { name: second })}
            onClick={() => setSecond(!isSecond)}
          />
          <span aria-hidden="true">{second}</span>
          {saving !== '' && <small>{saving}</small>}
        </p>
      )}
      <Slot id={`pricing-${id}`} className="pricing-slot">
        {content?.[0]}
      </Slot>
    </div>
  );
}
