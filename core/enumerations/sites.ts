import type { IdOf } from './name-of.ts';

export const WebsiteType = { classic: 1, coverPage: 2, parkingPage: 3, commerce: 4, enterprise: 5 } as const;
export type WebsiteType = IdOf<typeof WebsiteType>;

export const SiteStatus = {
  expired: 1,
  pastDue: 2,
  trial: 3,
  beta: 4,
  removed: 5,
  internal: 6,
  comped: 7,
  paid: 8,
  linked: 11,
  activeParkingPage: 12,
  resold: 13,
  resoldGracePeriod: 14,
  enterprise: 15,
} as const;
export type SiteStatus = IdOf<typeof SiteStatus>;

export const TRIAL_UPGRADE_PATH = '/config/settings/billing/upgrade';
export const WEBSITE_SUBSCRIPTION_PATH = '/config/settings/billing/subscriptions/website';

export function upgradePath(status: SiteStatus): string {
  return status === SiteStatus.trial ? TRIAL_UPGRADE_PATH : WEBSITE_SUBSCRIPTION_PATH;
}

interface IdRange {
  readonly first: number;
  readonly last: number;
}

export const INTEGRATION_SERVICE_RANGE: IdRange = { first: 1, last: 82 };
/** Services this product speaks to; the other ids of the range are kept free. */
export const IntegrationService = {
  payments: 1,
  mail: 2,
  fileStore: 3,
  captcha: 4,
  maps: 5,
  comments: 6,
  fonts: 7,
  reservation: 8,
  booking: 9,
  adPixel: 10,
  sessionRecording: 11,
  webhook: 12,
} as const;
export type IntegrationService = IdOf<typeof IntegrationService>;

export const PLAN_FEATURE_RANGE: IdRange = { first: 1, last: 68 };
export const PlanFeature = {
  customDomain: 1,
  contributors: 2,
  commerce: 3,
  codeInjection: 4,
  memberAreas: 5,
  multilingual: 6,
  newsletter: 7,
  subscriptions: 8,
  giftCards: 9,
  scheduling: 10,
  analytics: 11,
  apiKeys: 12,
} as const;
export type PlanFeature = IdOf<typeof PlanFeature>;

export function isInRange(range: IdRange, id: number): boolean {
  return Number.isInteger(id) && id >= range.first && id <= range.last;
}
