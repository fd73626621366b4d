import { languageSettings } from '../settings/languages.ts';
import { SERVICE_URLS, type ServiceUrls } from '../blocks/services.ts';
import { collectionFields } from '../collections/collection.ts';
import type { Documents } from '../content/documents.ts';
import { announcementFields } from '../content/announcement.ts';
import { pixelCode } from '../pixels/code.ts';
import { pixelSettings } from '../pixels/settings.ts';
import { popupFields } from '../popup/document.ts';
import { isRecord } from '../fields/field.ts';
import { CATEGORIES, type Category } from '../consent/categories.ts';
import { documentContacts, type FoundContact, type StoredDocument } from './document-contacts.ts';
import { providerOf } from '../consent/known-hosts.ts';
import type { HostCookie } from '../consent/known/hosts.ts';
import { ownStorage, type OwnEntry } from './own-storage.ts';
import { cookieSettings } from '../consent/settings.ts';

/** Somebody else whom browsers of visitors contact. */
export interface ThirdParty {
  /** A known name, or the host. */
  name: string;
  hosts: string[];
  category: Category;
  /** Empty where nobody knows. */
  purpose: string;
  cookies: HostCookie[];
  /** Titles of the documents that bring it. */
  places: string[];
}

/** Every cookie, storage key and foreign host that a site can use. */
export interface Inventory {
  own: OwnEntry[];
  thirdParties: ThirdParty[];
  /** Code of the owner's that writes cookies or storage itself. */
  writers: { title: string; label: string }[];
}

export interface InventoryDocument extends StoredDocument {
  title: string;
}

/** What documents do not say. */
export interface InventoryFacts {
  sells: boolean;
  compares?: boolean;
  /** Hosts that buyers' browsers contact to pay. */
  payingHosts?: readonly string[];
  /** Where the operator has the services of blocks. */
  serviceUrls?: ServiceUrls;
}

const CHECKOUT = 'Checkout';

export function inventoryOf(
  documents: Pick<Documents, 'fieldsOf' | 'blockOf'>,
  stored: readonly InventoryDocument[],
  { sells, compares = false, payingHosts = [], serviceUrls = SERVICE_URLS }: InventoryFacts,
): Inventory {
  const read = stored.map((document) => ({
    document,
    ...documentContacts(documents, document, serviceUrls),
  }));
  const cookies = cookieSettings.read(single(stored, 'settings', 'cookies'));
  // Where visitors are asked first, forms use the product's own.
  const hasCaptcha = !cookies.isAnalyticsCookiesDisabled && read.some(({ asksCaptcha }) => asksCaptcha);
  const counts = ({ kind, key }: StoredDocument) => hasCaptcha || kind !== 'settings' || key !== 'forms';
  return {
    own: ownStorage({
      ...usesOf(stored),
      asks: cookies.isCookieBannerEnabled,
      sells,
      compares,
    }),
    thirdParties: thirdParties([
      ...read.flatMap(({ document, contacts }) =>
        counts(document) ? contacts.map((contact) => ({ contact, title: document.title })) : [],
      ),
      // Nobody can pay without them.
      ...payingHosts.map((host) => ({
        contact: { host, path: '/', category: 'necessary' as const },
        title: CHECKOUT,
      })),
    ]),
    writers: read.flatMap(({ document: { title }, writers }) => writers.map((label) => ({ title, label }))),
  };
}

/** One entry for each provider and category, the strictest last. */
function thirdParties(found: readonly { contact: FoundContact; title: string }[]): ThirdParty[] {
  const entries = new Map<string, ThirdParty>();
  for (const { contact, title } of found) {
    const { host, path, category } = contact;
    const known = providerOf(host, path);
    const name = known?.name ?? host;
    const entry = entries.get(`${name} ${category}`) ?? {
      name,
      hosts: [],
      category,
      purpose: known?.purpose ?? '',
      cookies: [...(known?.cookies ?? [])],
      places: [],
    };
    entries.set(`${name} ${category}`, entry);
    if (!entry.hosts.includes(host)) entry.hosts.push(host);
    if (!entry.places.includes(title)) entry.places.push(title);
  }
  const rank = ({ category }: ThirdParty) => CATEGORIES.indexOf(category);
  return [...entries.values()].toSorted(
    (one, other) => rank(one) - rank(other) || (one.name < other.name ? -1 : 1),
  );
}

/** What visitors agree to besides the words of the banner: whoever is contacted, and for what. */
export function thirdPartyNames({ thirdParties: all }: Pick<Inventory, 'thirdParties'>): string[] {
  return all
    .filter(({ category }) => category !== 'necessary')
    .map(({ name, category }) => `${category}:${name}`)
    .toSorted();
}

const single = (stored: readonly StoredDocument[], kind: string, key: string) =>
  stored.find((each) => each.kind === kind && each.key === key)?.body;

function usesOf(stored: readonly StoredDocument[]) {
  const header = single(stored, 'headerFooter', 'headerFooter');
  const announcement = announcementFields.read(isRecord(header) ? header.announcement : undefined);
  const kinds = stored.flatMap(({ kind, body }) =>
    kind === 'collection' ? [collectionFields.read(body).kind] : [],
  );
  return {
    popup: popupFields.read(single(stored, 'popup', 'popup')).isEnabled,
    announcement: announcement.showAnnouncementBar && announcement.text.trim() !== '',
    courses: kinds.includes('lessons'),
    albums: kinds.includes('album'),
    translated: languageSettings.read(single(stored, 'settings', 'languages')).languages.length > 0,
    forms: stored.some(({ kind }) => kind === 'form'),
    advertises: pixelCode(pixelSettings.read(single(stored, 'settings', 'pixels'))).length > 0,
  };
}
