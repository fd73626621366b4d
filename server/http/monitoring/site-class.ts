import type { Place, Site } from '../context.ts';

/** Which site a figure is about is told by its class alone, so that series do not grow with sites. */
export type SiteClass = 'platform' | 'open' | 'closed' | 'trial' | 'unknown';

/** A site on trial is one, whether it is open or not: what trials cost is what operators ask. */
export function classOfSite({ trialEndsAt, isLive }: Pick<Site, 'trialEndsAt' | 'isLive'>): SiteClass {
  if (trialEndsAt !== null) return 'trial';
  return isLive ? 'open' : 'closed';
}

export const classOfPlace = (place: Place): SiteClass =>
  place.kind === 'site' ? classOfSite(place.site) : place.kind;
