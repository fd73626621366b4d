import type { Sites } from '../../sites/service.ts';
import type { Site } from '../context.ts';

/** Which site a figure is about is told by its class alone, so that series do not grow with sites. */
export type SiteClass = 'platform' | 'open' | 'closed' | 'trial' | 'unknown';

const THIS_MACHINE = ['127.0.0.1', '[::1]'];

/** A site on trial is one, whether it is open or not: what trials cost is what operators ask. */
export function classOfSite({ trialEndsAt, isLive }: Pick<Site, 'trialEndsAt' | 'isLive'>): SiteClass {
  if (trialEndsAt !== null) return 'trial';
  return isLive ? 'open' : 'closed';
}

/** Asks no database: whoever was just answered is known. */
export function classOfHost({ peek, ownHosts }: Pick<Sites, 'peek' | 'ownHosts'>, host: string): SiteClass {
  const site = peek(host);
  if (site) return classOfSite(site);
  return ownHosts.includes(host) || THIS_MACHINE.includes(host) ? 'platform' : 'unknown';
}
