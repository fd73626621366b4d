import { isEmail, MAX_EMAIL_LENGTH } from '../email.ts';
import { choice, group, list, text, type ValueOf } from '../fields/index.ts';
import { control, leaf, type Field, type Words } from '../fields/field.ts';
import { EMAIL_FIELD_INVALID } from '../messages/editing.ts';
import { pointField } from '../maps/location-field.ts';
import { isSomewhere, markerOf } from '../maps/location.ts';
import { townLines } from '../places/postal.ts';
import { region, regionName, type Region } from './locale.ts';

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
const MAX_HOURS = 28;
const MAX_PROFILES = 20;

/** `09:30`, or empty. */
function time(words: Words): Field<string> {
  return leaf({
    control: control('time', words),
    initial: '',
    parse: (value) =>
      typeof value === 'string' && (value === '' || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value))
        ? { value }
        : { problem: 'Please enter a time such as 09:30.' },
  });
}

function email(words: Words): Field<string> {
  return leaf({
    control: control('text', words, { max: MAX_EMAIL_LENGTH, lines: 1, isLiteral: true }),
    initial: '',
    parse: (value) =>
      typeof value === 'string' && (value === '' || isEmail(value))
        ? { value }
        : { problem: EMAIL_FIELD_INVALID },
  });
}

function webAddress(words: Words): Field<string> {
  return leaf({
    control: control('text', words, { max: 500, lines: 1, isLiteral: true, placeholder: 'https://' }),
    initial: '',
    parse(value) {
      const isFine =
        typeof value === 'string' &&
        value.length <= 500 &&
        (value === '' || (/^https?:\/\/[^\s]+$/i.test(value) && URL.canParse(value)));
      return isFine ? { value } : { problem: 'Please enter an address that starts with https://.' };
    },
  });
}

export const businessSettings = group({
  name: text({ max: 200, label: 'Name', help: 'As on your sign or your letters.' }),
  kind: choice(['Organization', 'LocalBusiness'], 'Organization', {
    label: 'Type',
    labels: { Organization: 'Company or group', LocalBusiness: 'Place people visit' },
  }),
  phone: text({ max: 40, isLiteral: true, label: 'Phone' }),
  email: email({ label: 'Email' }),
  address: group(
    {
      street: text({ max: 200, label: 'Street and number' }),
      more: text({ max: 200, label: 'Floor, building, care of' }),
      postcode: text({ max: 20, isLiteral: true, label: 'Postcode' }),
      city: text({ max: 100, label: 'Town' }),
      state: text({ max: 100, label: 'State or province' }),
      country: region({ label: 'Country' }),
    },
    { label: 'Address' },
  ),
  point: pointField({ label: 'On the map', help: 'New maps of the site begin here.' }),
  hours: list(
    group({
      day: choice(WEEKDAYS, 'Monday', { label: 'Day' }),
      opens: time({ label: 'Opens' }),
      closes: time({ label: 'Closes' }),
    }),
    {
      max: MAX_HOURS,
      label: 'Opening hours',
      help: 'A day that is not listed is closed. Add a day twice for a break at noon.',
    },
  ),
  profiles: list(group({ address: webAddress({ label: 'Address' }) }), {
    max: MAX_PROFILES,
    label: 'Social profiles',
    help: 'Pages elsewhere that are yours. Search engines connect them with your site.',
  }),
});

export type Business = ValueOf<typeof businessSettings>;

/** The address as it is written on the site; the country only where visitors may be elsewhere. */
export function addressLines(
  { address }: Pick<Business, 'address'>,
  site: Pick<Region, 'language' | 'region'>,
): string[] {
  const { street, more, postcode, city, state, country } = address;
  const abroad =
    country !== '' && country !== site.region && street + city !== ''
      ? regionName(country, site.language)
      : '';
  return [street, more, ...townLines({ city, region: state, postcode }, country), abroad].filter(Boolean);
}

/** Opening hours in as few lines as they need: `Wed–Fri 09:00–17:00`. */
export function hoursLines({ hours }: Pick<Business, 'hours'>, language: string): string[] {
  const ofDays = WEEKDAYS.map((name, day) => ({
    day,
    hours: hours
      .filter((entry) => entry.day === name && entry.opens !== '' && entry.closes !== '')
      .map(({ opens, closes }) => `${opens}–${closes}`)
      .sort()
      .join(', '),
  })).filter((each) => each.hours !== '');
  const runs: { first: number; last: number; hours: string }[] = [];
  for (const { day, hours: open } of ofDays) {
    const run = runs.at(-1);
    if (run && run.last === day - 1 && run.hours === open) run.last = day;
    else runs.push({ first: day, last: day, hours: open });
  }
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  const nameOf = (day: number) => weekday.format(Date.UTC(2024, 0, 1 + day));
  return runs.map(({ first, last, hours: open }) =>
    first === last ? `${nameOf(first)} ${open}` : `${nameOf(first)}–${nameOf(last)} ${open}`,
  );
}

/** What search engines read about the business; nothing while it has no name. */
export function businessData(
  business: Business,
  site: { url: string; logo: string },
): Record<string, unknown> | undefined {
  if (business.name === '') return undefined;
  const { address, kind, point } = business;
  const { lat, lng } = markerOf(point);
  const street = [address.street, address.more].filter(Boolean).join(', ');
  const hours = business.hours.filter(({ opens, closes }) => opens !== '' && closes !== '');
  const profiles = business.profiles.map((profile) => profile.address).filter(Boolean);
  const place = {
    streetAddress: street,
    postalCode: address.postcode,
    addressLocality: address.city,
    addressRegion: address.state,
    addressCountry: address.country,
  };
  return withoutEmpty({
    '@type': kind,
    '@id': `${site.url}/#business`,
    name: business.name,
    url: site.url,
    logo: site.logo,
    telephone: business.phone,
    email: business.email,
    address: Object.values(place).some(Boolean) && withoutEmpty({ '@type': 'PostalAddress', ...place }),
    geo: isSomewhere(point) && { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    // A company without a door has no hours, whatever was once entered.
    openingHoursSpecification:
      kind === 'LocalBusiness' &&
      hours.length > 0 &&
      hours.map(({ day, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: day,
        opens,
        closes,
      })),
    sameAs: profiles.length > 0 && profiles,
  });
}

function withoutEmpty(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== '' && value !== false));
}
