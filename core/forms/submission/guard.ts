/** Two checks no visitor notices: a field that only robots fill in, and a speed that only robots reach. */
export const HONEYPOT_NAME = 'website_confirm';
/** Measured from the opening of the page. */
export const MIN_FILL_MS = 300;

export function looksLikeRobot(signs: { honeypot: unknown; filledInMs: unknown }): boolean {
  if (typeof signs.honeypot === 'string' && signs.honeypot !== '') return true;
  const elapsed = Number(signs.filledInMs);
  return signs.filledInMs !== undefined && signs.filledInMs !== '' && elapsed >= 0 && elapsed < MIN_FILL_MS;
}
