/** What hits are summed up by, as stored: numbers are never given a second time. */
export const Dimension = {
  total: 0,
  hour: 1,
  page: 2,
  entry: 3,
  source: 4,
  campaign: 5,
  country: 6,
  device: 7,
  browser: 8,
  system: 9,
  search: 10,
  emptySearch: 11,
  notFound: 12,
  buttonRender: 13,
  buttonClick: 14,
  quickView: 15,
  step: 16,
} as const;
export type DimensionName = keyof typeof Dimension;

/** What a report can be narrowed to: visits that fit all of them. */
export const FILTERS = ['page', 'source', 'campaign', 'country', 'device', 'browser', 'system'] as const;
export type Filter = (typeof FILTERS)[number];
export type Filters = Partial<Record<Filter, string>>;

export interface Figures {
  views: number;
  visits: number;
  /** Each counted once a day: without consent nobody is known any longer than that. */
  visitors: number;
  bounces: number;
  seconds: number;
  events: number;
  cents: number;
}

export const NO_FIGURES: Figures = {
  views: 0,
  visits: 0,
  visitors: 0,
  bounces: 0,
  seconds: 0,
  events: 0,
  cents: 0,
};

/** The steps of a shop, in their order: somebody looks at a product, and in the end an order is placed. */
export const FUNNEL_STEPS = ['product', 'cart', 'checkout', 'order'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** The screens of the analytics area, and what each shows. */
export const SECTIONS = {
  overview: ['page', 'source', 'country', 'device'],
  pages: ['page', 'entry'],
  sources: ['source', 'campaign'],
  visitors: ['country', 'device', 'browser', 'system'],
  search: ['search', 'emptySearch'],
  actions: ['buttonClick', 'buttonRender'],
  marketing: ['campaign'],
  missing: ['notFound'],
  shop: ['step', 'source', 'quickView'],
} as const satisfies Record<string, readonly DimensionName[]>;
export type Section = keyof typeof SECTIONS;
export const SECTION_NAMES = Object.keys(SECTIONS) as [Section, ...Section[]];
