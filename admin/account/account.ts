import { queryOptions, useQuery } from '@tanstack/react-query';
import { CONFIRM_IDENTITY_PAGE, openPath } from '#core/access/places.ts';
import { hasAny, hasPermission } from '#core/enumerations/permissions.ts';
import type { SettingsGroup } from '#core/settings/groups.ts';
import { needsOfSettings } from '#core/settings/needs.ts';
import { auth } from '#contract/people/auth.ts';
import type { DocumentEntry } from '#contract/content/content.ts';
import { sites } from '#contract/sites/sites.ts';
import { call } from '../http/call.ts';
import { documentQuery, documentsQuery } from '../documents/queries.ts';

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: () => call(auth.me, {}),
  staleTime: Number.POSITIVE_INFINITY,
});

export const sitesQuery = queryOptions({
  queryKey: ['sites'],
  queryFn: () => call(sites.mine, {}),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Whether the account may do something; undefined until its say on this site is known. */
export function useMay(needs: number): boolean | undefined {
  const { data } = useQuery(accountQuery);
  return data && hasPermission(data.permissions, needs);
}

/** Whether the account may change a group of settings. */
export function useMayChange(group: SettingsGroup): boolean | undefined {
  const { data } = useQuery(accountQuery);
  return data && hasAny(data.permissions, needsOfSettings(group));
}

/** The site's own title as it is drafted, to others as it is published, or its host while that is not known. */
export function useSiteTitle(): string {
  // Asked only of those who may read it: a refusal would be shown to them.
  const may = useMayChange('site');
  const published = useThisSite()?.title;
  const { data: id } = useQuery({ ...documentsQuery, enabled: may === true, select: findSiteSettings });
  const { data } = useQuery({ ...documentQuery(id ?? ''), enabled: typeof id === 'string' });
  const title = data?.body?.title;
  return typeof title === 'string' && title !== '' ? title : (published ?? location.hostname);
}

const findSiteSettings = (documents: readonly DocumentEntry[]) =>
  documents.find(({ kind, key }) => kind === 'settings' && key === 'site')?.id ?? null;

/** The front page of the platform, where all of the account's sites are listed. */
export function usePlatformUrl(): string | undefined {
  return useQuery(sitesQuery).data?.platformUrl;
}

/** The site this admin is for, once the list of them is here. */
export function useThisSite() {
  return useQuery(sitesQuery).data?.sites.find(({ url }) => new URL(url).host === location.host);
}

/** Where the account proves who it is with a passkey, and then comes back to a place of this admin. */
export function useConfirmUrl(to: string): string | undefined {
  const platformUrl = usePlatformUrl();
  const site = useThisSite();
  if (platformUrl === undefined || !site) return undefined;
  const back = openPath(site.identifier, to);
  return `${new URL(CONFIRM_IDENTITY_PAGE, platformUrl)}?to=${encodeURIComponent(back)}`;
}
