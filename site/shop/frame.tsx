import type { ReactNode } from 'react';

/** A page of the shop below its heading. */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="section shop-page" data-tone="paper" data-space="small">
      <div className="shop-inner">
        <h1 className="heading" data-size="large">
          {title}
        </h1>
        {children}
      </div>
    </section>
  );
}
