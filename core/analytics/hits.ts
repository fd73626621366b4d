/** What is counted, as stored: numbers are never given a second time. */
export const HitKind = {
  view: 1,
  buttonRender: 2,
  buttonClick: 3,
  quickView: 4,
  search: 5,
  emptySearch: 6,
  notFound: 7,
  cart: 8,
  checkout: 9,
  order: 10,
  form: 11,
} as const;
export type HitKind = (typeof HitKind)[keyof typeof HitKind];

/** Why something that arrived was not counted. */
export const DROP_REASONS = ['bot', 'hosting', 'prefetch', 'team', 'page', 'repeated'] as const;
export type DropReason = (typeof DROP_REASONS)[number];
export const DROP_LABELS: Readonly<Record<DropReason, string>> = {
  bot: 'Bots and crawlers',
  hosting: 'Hosting networks',
  prefetch: 'Pages fetched in advance',
  team: 'Your team',
  page: 'Pages that are not counted',
  repeated: 'Repeated requests',
};

/** A quiet half hour ends a visit. */
export const VISIT_MINUTES = 30;
/** Single hits are kept so long; what they add up to stays. */
export const HITS_KEPT_MONTHS = 25;
/** Larger bodies of hits and events are refused. */
export const MAX_HIT_BYTES = 64 * 1024;
