import type { IncomingHttpHeaders } from 'node:http';
import { readChoice } from '#core/consent/choice.ts';
import { policyOfPlace } from '#core/consent/regions.ts';
import { BUCKETS, readTrials, TRIALS_COOKIE } from '#core/experiments/assignment.ts';
import type { VisitorConsent } from '#core/consent/policies.ts';
import { CHOICE_COOKIE, CONSENT_COOKIE } from '#core/visitors/cookies.ts';

/** Reads from a request what its visitor has agreed to. */
export type ReadConsent = (headers: IncomingHttpHeaders) => VisitorConsent;

/** Which header tells a visitor's country, if one can be believed. */
export const countryHeaderOf = (options: {
  countryHeader?: string | undefined;
  proxies?: number | undefined;
}): string | undefined => ((options.proxies ?? 0) > 0 ? options.countryHeader?.toLowerCase() : undefined);

/**
 * Cookies and headers as they come: whoever forges them decides about nobody but themselves. The country is believed
 * where a proxy of the operator stands in front, which sets the header or takes it away.
 */
export function makeReadConsent(options: Parameters<typeof countryHeaderOf>[0]): ReadConsent {
  const header = countryHeaderOf(options);
  return (headers) => {
    const place = header === undefined ? undefined : headers[header];
    const cookies = headers.cookie ?? '';
    const trials = readTrials(cookieIn(cookies, TRIALS_COOKIE));
    return {
      choice: readChoice(cookieIn(cookies, CONSENT_COOKIE), cookieIn(cookies, CHOICE_COOKIE)),
      gpc: headers['sec-gpc'] === '1',
      policy: place === undefined ? 'optIn' : policyOfPlace(String(place)),
      bucket: trials?.bucket ?? Math.floor(Math.random() * BUCKETS),
      isNewBucket: trials === undefined,
    };
  };
}

/** Nearly all requests carry none of them, and are not taken apart. */
export function cookieIn(cookies: string, name: string): string | undefined {
  if (!cookies.includes(name)) return undefined;
  const start = `${name}=`;
  const pair = cookies.split(';').find((part) => part.trimStart().startsWith(start));
  return pair?.trim().slice(start.length);
}
