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
