import { useEffect, useRef, type ReactNode } from 'react';
import { useWords } from '#blocks/kit/words.ts';

/** One of the steps, with its title and what is wrong in it. */
export function StepFrame(props: {
  title: string;
  state: string;
  summary: string;
  problem: string;
  onOpen: () => void;
  children: ReactNode;
}) {
  const say = useWords('checkout');
  const { title, state, summary, problem, onOpen, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const trouble = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    // The step that was left has shrunk: without this the next one opens somewhere above or below the screen.
    if (state === 'open' && before.current !== 'open') heading.current?.focus();
    before.current = state;
  }, [state]);
  useEffect(() => {
    if (problem !== '') trouble.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <section className="checkout-step" data-state={state}>
      <header>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {state === 'done' && (
          <button type="button" className="cart-link" onClick={onOpen}>
            {say('change')}
            <span className="visually-hidden"> {title}</span>
          </button>
        )}
      </header>
      {state === 'done' && <p className="checkout-quiet">{summary}</p>}
      {problem !== '' && (
        <div className="cart-trouble" role="alert" ref={trouble}>
          <p>{problem}</p>
        </div>
      )}
      {state === 'open' && children}
    </section>
  );
}
