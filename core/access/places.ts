/** Where a page stands, as the browser names it. `host` includes the port. */
export interface PageAddress {
  protocol: string;
  host: string;
  hostname: string;
  pathname: string;
  search: string;
}

/** Domains with their port, where it is not the usual one. */
export interface SitePlace {
  identifier: string;
  appDomain: string;
  /** Where sites live that do not live below the app domain. */
  sitesDomain?: string | undefined;
}

export const CONFIG_PATH = '/config/';
/** Where those who run the server look inside. */
export const OPERATOR_PAGE = '/operator';

/** The address of the admin with this page of the site in its frame. */
export function configPath(page: Pick<PageAddress, 'pathname' | 'search'>): string {
  return `${CONFIG_PATH}?frameUrl=${encodeURIComponent(page.pathname + page.search)}`;
}

/** The product's own domains: the app domain and the hosts of sites. */
export function isProductHost(
  host: string,
  { appDomain, sitesDomain = appDomain }: Omit<SitePlace, 'identifier'>,
): boolean {
  return host === appDomain || host.endsWith(`.${sitesDomain}`);
}

/** Where calls go that must not stay on a site's own domain; nowhere else from the product's domains. */
export function secureOrigin(page: PageAddress, site: SitePlace): string | undefined {
  const { identifier, appDomain, sitesDomain = appDomain } = site;
  return isProductHost(page.host, site) ? undefined : `${page.protocol}//${identifier}.${sitesDomain}`;
}

/** The admin for the page left. A site's own domain has none, so from there it is the one of its host here. */
export function configUrl(page: PageAddress, site: SitePlace): string {
  return (secureOrigin(page, site) ?? '') + configPath(page);
}

export const OPEN_PATH = '/api/auth/Open';

/** Where the app domain hands a session over to one of its sites. */
export function openPath(identifier: string, to: string): string {
  return `${OPEN_PATH}?site=${encodeURIComponent(identifier)}&to=${encodeURIComponent(to)}`;
}

/** The log-in without a way to make an account; it leads on to the admin of the page left. */
export function loginUrl(page: PageAddress, { identifier, appDomain }: SitePlace): string {
  const to = openPath(identifier, configPath(page));
  return `${page.protocol}//${appDomain}/login?signup=off&to=${encodeURIComponent(to)}`;
}

/** Where those without script confirm that it is them. */
export const CONFIRM_IDENTITY_PAGE = '/account/confirm';
