import type { ReactNode } from 'react';

/** A part of the account's page: what it is about, beside what one can do. */
export function Part({ title, words, children }: { title: string; words: ReactNode; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  return (
    <section className="part" aria-labelledby={`part-${id}`}>
      <div>
        <h2 id={`part-${id}`}>{title}</h2>
        <p>{words}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
