import { CONFIG_PATH } from '../access/places.ts';

/** What every event of the product says, all of it text. */
export const COMMON_FIELDS = [
  'actor',
  'action',
  'event_owner_team',
  'event_source',
  'object_type',
  'context_website_identifier',
  'destination_url',
  'object_identifier',
  'display_name',
  'value',
  'product_area',
  'product_page',
  'product_section',
  'session_id',
  'member_locale',
  'website_locale',
] as const;
export type CommonField = (typeof COMMON_FIELDS)[number];
export type CommonData = Partial<Record<CommonField, string>>;

export const NO_PAYLOAD = 'no payload';
export const UNABLE_TO_STORE = 'Unable to store analyticsId';
export const trackingFailed = (status: number) => `Error tracking event: HTTP Status ${status}`;
export const wrongField = (name: string) => `common field ${name} was not set or was the incorrect type`;
/** Other answers mean that an event was not taken. */
export const isTaken = (status: number) => status === 200 || status === 202;

/** Only what is text stays; the rest is named to whoever listens. */
export function buildCommonData(
  given: Readonly<Record<string, unknown>>,
  warn: (message: string) => void,
): CommonData {
  const data: CommonData = {};
  for (const name of COMMON_FIELDS) {
    const value = given[name];
    if (typeof value === 'string') data[name] = value;
    else warn(wrongField(name));
  }
  return data;
}

/** `/config/design/fonts` is the page `fonts` of the area `design`. */
export function screenFields(
  pathname: string,
): Record<'product_area' | 'product_page' | 'product_section', string> {
  const words = pathname.slice(CONFIG_PATH.length).split('/').filter(Boolean);
  const [product_area = 'home', product_page = '', product_section = ''] = words;
  return { product_area, product_page, product_section };
}

export const ANALYTICS_ID = 'analyticsId';
export const ANALYTICS_ID_DAYS = 390;
/** Events of owners are heard here by other tabs of those who may do everything. */
export const EVENT_CHANNEL = 'site-analytics';
export const PRODUCT_SCHEMA = 'product_event';
export const TRACE_FLUSH_MS = 30_000;
