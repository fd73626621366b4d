import type { Policy } from './policies.ts';

/** EU, EEA, United Kingdom and Switzerland. */
const EUROPE =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE IS LI NO GB GG JE IM GI CH';
/** Parts of France and others that their country codes do not show. */
const EUROPE_OVERSEAS = 'AX FO GF GP MQ RE YT MF PM BL';
/** Elsewhere, where laws ask for consent before. */
const OPT_IN_ELSEWHERE = 'BR TR ZA KR IN TH AE SA NG KE VN ID CN IL';
/** States of the USA with a right to object to sale, sharing or targeted advertising. */
const OPT_OUT_STATES = 'CA CO CT DE FL IA IN KY MD MN MT NE NH NJ OR RI TN TX UT VA';
const OPT_OUT_COUNTRIES = 'CA';

/** Which policy holds where. What is in none of them is told. */
export const REGIONS: readonly { name: string; policy: Policy; countries: readonly string[] }[] = [
  {
    name: 'European Union, EEA, United Kingdom and Switzerland',
    policy: 'optIn',
    countries: `${EUROPE} ${EUROPE_OVERSEAS}`.split(' '),
  },
  {
    name: 'Brazil, Korea, Turkey, South Africa and others',
    policy: 'optIn',
    countries: OPT_IN_ELSEWHERE.split(' '),
  },
  {
    name: 'California and other states of the USA with privacy laws',
    policy: 'optOut',
    countries: OPT_OUT_STATES.split(' ').map((state) => `US-${state}`),
  },
  { name: 'Canada', policy: 'optOut', countries: OPT_OUT_COUNTRIES.split(' ') },
];

/** A country, with its state behind a dash where that is known: `DE`, `US-CA`. */
const PLACE = /^([A-Z]{2})(?:-([A-Z0-9]{1,3}))?$/;
/** Written where a country is not known, or by networks that hide it. */
const UNKNOWN: readonly string[] = ['XX', 'T1', 'ZZ', 'A1', 'A2', 'EU', 'AP'];

/** The policy of a place as proxies write it; of an unknown one the strictest. */
export function policyOfPlace(place: string | undefined): Policy {
  const [, country = '', state] = PLACE.exec((place ?? '').trim().toUpperCase()) ?? [];
  if (country === '' || UNKNOWN.includes(country)) return 'optIn';
  // Without a state it may be one of those with a law.
  if (country === 'US' && state === undefined) return 'optOut';
  const names = [country, `${country}-${state ?? ''}`];
  return REGIONS.find(({ countries }) => names.some((name) => countries.includes(name)))?.policy ?? 'notice';
}
