/** The same value with links to these addresses leading to others; what it has none of comes back as it is. */
export function ledOn(value: unknown, to: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const led = entries.map(
    ([name, inner]) => [name, name === 'href' ? hrefLedOn(inner, to) : ledOn(inner, to)] as const,
  );
  if (led.every(([, inner], index) => inner === entries[index]?.[1])) return value;
  return Array.isArray(value) ? led.map(([, inner]) => inner) : Object.fromEntries(led);
}

function hrefLedOn(href: unknown, to: ReadonlyMap<string, string>): unknown {
  if (typeof href !== 'string') return href;
  return to.get(href.split(/[#?]/, 1)[0] ?? '') ?? href;
}
