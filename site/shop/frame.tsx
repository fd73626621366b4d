import type { ReactNode } from 'react';
import { FittedWords } from '../frame/long-words.tsx';

/** A page of the shop below its heading. */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section shop-page" data-tone="paper" data-space="small">
      <div className="shop-inner">
        <h1 className="heading" data-size="large">
          <FittedWords words={title} />
        </h1>
        {children}
      </div>
    </section>
  );
}
