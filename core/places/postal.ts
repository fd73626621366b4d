/** The parts of an address that stand below the street, and in another order in every country. */
export interface Town {
  city: string;
  region: string;
  postcode: string;
}

type Part = keyof Town;

/** How most countries write a town: lines of parts, with what stands between two of them. */
const COMMON = ['postcode city', 'region'];
const POSTCODE_BELOW = ['city', 'region', 'postcode'];
const IN_ONE_LINE = ['city region postcode'];
const POSTCODE_AFTER_CITY = ['city postcode', 'region'];

const TOWN_LINES: Readonly<Record<string, readonly string[]>> = {
  AU: IN_ONE_LINE,
  BR: ['city - region', 'postcode'],
  CA: IN_ONE_LINE,
  CN: IN_ONE_LINE,
  GB: POSTCODE_BELOW,
  HK: POSTCODE_BELOW,
  ID: IN_ONE_LINE,
  IE: POSTCODE_BELOW,
  IN: POSTCODE_AFTER_CITY,
  IT: ['postcode city region'],
  JP: ['city, region postcode'],
  KR: IN_ONE_LINE,
  MX: ['postcode city, region'],
  NZ: POSTCODE_AFTER_CITY,
  PH: POSTCODE_AFTER_CITY,
  SG: POSTCODE_AFTER_CITY,
  TH: IN_ONE_LINE,
  TW: IN_ONE_LINE,
  US: ['city, region postcode'],
  ZA: POSTCODE_BELOW,
};

/** The parts of each line, and what stands before them where another part does. */
function townPartsOf(country: string): { before: string; part: Part }[][] {
  return (TOWN_LINES[country] ?? COMMON).map((line) =>
    [...line.matchAll(/([^a-z]*)(city|region|postcode)/g)].map(([, before = '', part]) => ({
      before,
      part: part as Part,
    })),
  );
}

/** The town as it is written on a parcel to that country. */
export function townLines(town: Town, country: string): string[] {
  return townPartsOf(country)
    .map((parts) =>
      parts
        .filter(({ part }) => town[part].trim() !== '')
        .map(({ part, before }, index) => (index === 0 ? '' : before) + town[part].trim())
        .join(''),
    )
    .filter((line) => line !== '');
}

/** Places whose addresses carry no postcode. */
const WITHOUT_POSTCODE = ['AE', 'AO', 'BS', 'FJ', 'HK', 'PA', 'QA', 'UG'];
/** Places where a parcel finds its way by postcode and town. */
const WITHOUT_REGION = [
  'AT',
  'BE',
  'BG',
  'CH',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'FI',
  'FR',
  'GB',
  'GR',
  'HR',
  'HU',
  'IL',
  'IS',
  'LI',
  'LT',
  'LU',
  'LV',
  'MC',
  'MT',
  'NL',
  'NO',
  'NZ',
  'PL',
  'PT',
  'RS',
  'SE',
  'SG',
  'SI',
  'SK',
];
const WITH_STATE = ['AU', 'CA', 'US'];

/** What an address there asks for. */
export const asksForPostcode = (country: string) => !WITHOUT_POSTCODE.includes(country);
export const needsRegion = (country: string) => WITH_STATE.includes(country);

/** The parts of a town in the order in which people there write them, without those nobody writes. */
export function partsOfTown(country: string): Part[] {
  return townPartsOf(country)
    .flatMap((parts) => parts.map(({ part }) => part))
    .filter((part) => part !== 'postcode' || asksForPostcode(country))
    .filter((part) => part !== 'region' || !WITHOUT_REGION.includes(country));
}

/** The language most browsers speak until somebody chooses; it tells nothing of where they are. */
const SPOKEN_ANYWHERE = 'en-US';

/** The country somebody most likely lives in: where their browser speaks of one, otherwise where the shop is. */
export function likelyCountry(languages: readonly string[], shop: string, served: readonly string[]): string {
  const told = languages
    .filter((language) => language !== SPOKEN_ANYWHERE)
    .flatMap((language) => /-([A-Z]{2})$/.exec(language)?.[1] ?? []);
  return [...told, shop].find((country) => served.includes(country)) ?? '';
}
