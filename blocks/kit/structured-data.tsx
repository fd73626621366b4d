import { scriptJson } from '#core/site-context/context.ts';

/** What search engines read of a block, beside what people see. What is empty is left out. */
export function StructuredData({ type, data }: { type: string; data: Readonly<Record<string, unknown>> }) {
  const filled = Object.entries(data).filter(([, value]) => !isNothing(value));
  const json = scriptJson({
    '@context': 'https://schema.org',
    '@type': type,
    ...Object.fromEntries(filled),
  });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
