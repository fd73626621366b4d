/** What the image of the marketing tracker is asked with, in this order. */
export const LANDING_FIELDS = [
  'landing',
  'refer',
  'rk',
  'lang',
  'screen',
  'source',
  'campaign',
  'subcampaign',
  'channel',
  'subchannel',
  'variation',
  'mkwid',
] as const;
export type LandingField = (typeof LANDING_FIELDS)[number];

/** From the address somebody landed at, and what their browser says of itself. */
export function landingOf(page: {
  href: string;
  search: string;
  referrer: string;
  language: string;
  width: number;
  height: number;
}): Record<LandingField, string> {
  const query = new URLSearchParams(page.search);
  const own: Partial<Record<LandingField, string>> = {
    landing: page.href,
    refer: page.referrer,
    lang: page.language,
    screen: `${page.width}x${page.height}`,
  };
  return Object.fromEntries(
    LANDING_FIELDS.map((name) => [name, own[name] ?? query.get(name) ?? '']),
  ) as Record<LandingField, string>;
}
