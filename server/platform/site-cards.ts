import { isRecord } from '#core/fields/field.ts';
import { image, type ImageValue } from '#core/fields/index.ts';
import { renditionUrl, renditionWidths } from '#core/images/images.ts';
import type { Theme } from '#core/theme/theme.ts';
import { demoIdentifier, DEMOS } from '#site/templates/index.ts';
import type { DemoSite } from '#site/platform/page.tsx';
import type { LiveContent } from '../content/live.ts';
import type { Site } from '../http/context.ts';
import { hostName } from '../http/hosts.ts';
import type { Sites } from '../sites/service.ts';
import type { SiteAdmission } from '../serving/admission.ts';
import type { Snapshots } from '../serving/snapshots.ts';

/** The sites a fresh installation is filled with, in the order they are shown. */
const IDENTIFIERS = DEMOS.map(demoIdentifier);
const CARD_WIDTH = 1000;
const MAX_CARDS = 2000;

export function makeSiteCards(deps: {
  sites: Sites;
  snapshots: Snapshots;
  admission: SiteAdmission;
  live: LiveContent;
}) {
  const { sites, snapshots, admission, live } = deps;
  const cards = new Map<string, Promise<DemoSite | undefined>>();

  async function draw(site: Site): Promise<DemoSite | undefined> {
    const { settings, theme } = await snapshots.of(site);
    const { isOpen } = await admission.toSite(site, { visitor: undefined, sitePass: undefined });
    const home = await live.page(site.id, '/');
    // A demo that is still being filled has no page to show.
    if (!isOpen || !home.page) return undefined;
    const url = sites.urlOf(site);
    const found = [settings.site.shareImage, firstPicture(home.page.body)].find(
      (candidate) => candidate && candidate.src !== '',
    );
    return {
      title: settings.site.title,
      summary: settings.site.description,
      url,
      ...coloursOf(theme),
      font: theme.displayFont,
      weight: theme.displayWeight,
      picture: found ? toPicture(url, found) : null,
    };
  }

  /** Drawn once per published version, for as long as the version stands. */
  async function card(identifier: string): Promise<DemoSite | undefined> {
    const place = await sites.placeOf(hostName(new URL(sites.urlOf({ identifier })).host));
    if (place.kind !== 'site') return undefined;
    const key = `${identifier}:${place.site.liveVersion}`;
    const known = cards.get(key) ?? draw(place.site);
    for (const old of cards.keys()) if (old.startsWith(`${identifier}:`) && old !== key) cards.delete(old);
    cards.set(key, known);
    known.catch(() => cards.delete(key));
    const oldest = cards.size > MAX_CARDS ? cards.keys().next().value : undefined;
    if (oldest !== undefined) cards.delete(oldest);
    return known;
  }

  return {
    /** How a public site shows itself. */
    of: card,
    demos: async (): Promise<DemoSite[]> =>
      (await Promise.all(IDENTIFIERS.map(card))).filter((site) => site !== undefined),
  };
}

export type SiteCards = ReturnType<typeof makeSiteCards>;

/** A site that is always light, or always dark, is shown so whatever the visitor's device prefers. */
export function coloursOf({ scheme, light, dark }: Theme): Pick<DemoSite, 'light' | 'dark'> {
  return { light: scheme === 'dark' ? dark : light, dark: scheme === 'light' ? light : dark };
}

/** The first picture in whatever an owner wrote: on a home page it is the one that opens it. */
function firstPicture(value: unknown): ImageValue | undefined {
  const record = isRecord(value) ? value : {};
  if (typeof record.src === 'string') {
    const picture = image().read(value);
    if (picture.src !== '') return picture;
  }
  const children: unknown[] = Array.isArray(value) ? value : Object.values(record);
  for (const child of children) {
    const found = typeof child === 'object' && child !== null ? firstPicture(child) : undefined;
    if (found) return found;
  }
  return undefined;
}

function toPicture(url: string, { src, width, height, focalPoint }: ImageValue): DemoSite['picture'] {
  const address = (size: number) => `${url}${renditionUrl(src, size)}`;
  return {
    src: address(CARD_WIDTH),
    srcSet: renditionWidths(width)
      .map((size) => `${address(size)} ${size}w`)
      .join(', '),
    width,
    height,
    position: `${focalPoint.x * 100}% ${focalPoint.y * 100}%`,
  };
}
