import { pathBelow } from '../collections/address.ts';
import { DEFAULT_SHOP_PATH } from '../commerce/catalogue/shop-paths.ts';

/** Products lie in the shop as items do in their collection. */
export const SHOP_PLACE = { id: 'shop', path: DEFAULT_SHOP_PATH } as const;

/** What something is called in the addresses of one language, as its translation says. */
export interface SaidAddress {
  of: string;
  language: string;
  /** Empty where only former ones are known. */
  address: string;
  /** What it was called before. */
  former: readonly string[];
  /** Set for what lies in a collection or the shop, with what it is called there in the language of the site. */
  item: { collectionId: string; slug: string } | null;
}

/** Names in one language, both ways. All are written as addresses are sent, so Arabic is percent signs here. */
interface Names {
  said: Map<string, string>;
  source: Map<string, string>;
  former: Map<string, string>;
}

/** A collection in one language, with what lies in it. */
interface Place extends Names {
  path: string;
  saidPath: string;
  formerPaths: string[];
}

interface LanguageAddresses extends Names {
  /** Deepest first. */
  places: Place[];
}

/** Where things are in each language that calls something otherwise than the site is written. */
export type AddressBook = ReadonlyMap<string, LanguageAddresses>;

const names = (): Names => ({ said: new Map(), source: new Map(), former: new Map() });

/** One spelling of an address, however a browser wrote its letters. */
function spelled(address: string): string {
  if (!/[^!-~]|%/.test(address)) return address;
  try {
    return encodeURI(decodeURI(address).normalize('NFC'));
  } catch {
    return address;
  }
}

/** `chains` says of each language but the one of the site where its addresses are looked for, nearest first. */
export function makeAddressBook(
  chains: ReadonlyMap<string, readonly string[]>,
  { pages, addresses }: { pages: readonly { id: string; path: string }[]; addresses: readonly SaidAddress[] },
): AddressBook {
  const pathOf = new Map([SHOP_PLACE, ...pages].map(({ id, path }) => [id, path]));
  const book = new Map<string, LanguageAddresses>();
  if (addresses.length === 0) return book;
  for (const [language, chain] of chains) {
    const nearest = nearestOf(addresses, chain);
    if (nearest.length > 0) book.set(language, inOneLanguage(pathOf, nearest));
  }
  return book;
}

/** Of everything that is called something, what the nearest language calls it. */
function nearestOf(addresses: readonly SaidAddress[], chain: readonly string[]): SaidAddress[] {
  return [...Map.groupBy(addresses, ({ of }) => of).values()].flatMap((known) => {
    const inChain = chain.flatMap((language) => known.filter((each) => each.language === language));
    const [first] = inChain;
    if (!first) return [];
    const { address } = inChain.find((each) => each.address !== '') ?? first;
    return [{ ...first, address, former: inChain.flatMap(({ former }) => former) }];
  });
}

function inOneLanguage(
  pathOf: ReadonlyMap<string, string>,
  addresses: readonly SaidAddress[],
): LanguageAddresses {
  const whole = names();
  const places = new Map<string, Place>();
  const placeAt = (path: string): Place => {
    const known = places.get(path) ?? { ...names(), path, saidPath: path, formerPaths: [] };
    places.set(path, known);
    return known;
  };
  const put = ({ said, source, former }: Names, name: string, each: SaidAddress) => {
    for (const old of each.former) former.set(spelled(old), name);
    if (each.address === '') return;
    said.set(name, spelled(each.address));
    source.set(spelled(each.address), name);
  };
  for (const each of addresses) {
    const path = pathOf.get(each.item?.collectionId ?? each.of);
    if (path === undefined) continue;
    const isWhole = (address: string) => address === '' || address.startsWith('/') === (each.item === null);
    const fitting = { ...each, address: isWhole(each.address) ? each.address : '' };
    if (each.item) put(placeAt(path), each.item.slug, fitting);
    else {
      put(whole, path, fitting);
      const place = placeAt(path);
      place.saidPath = whole.said.get(path) ?? path;
      place.formerPaths = each.former.map(spelled);
    }
  }
  return { ...whole, places: [...places.values()].toSorted((a, b) => b.path.length - a.path.length) };
}

/** What is left of an address below another; nothing where it does not lie there. */
function tailOf(address: string, base: string): string | undefined {
  const start = base === '/' ? base : `${base}/`;
  return address.startsWith(start) && address.length > start.length ? address.slice(start.length) : undefined;
}

/** What a language calls a path of the site. */
export function saidPath(book: AddressBook | undefined, language: string, path: string): string {
  const here = book?.get(language);
  if (!here) return path;
  const whole = here.said.get(path);
  if (whole !== undefined) return whole;
  for (const place of here.places) {
    const tail = tailOf(path, place.path);
    if (tail !== undefined) return pathBelow({ path: place.saidPath }, place.said.get(tail) ?? tail);
  }
  return path;
}

/** The path of the site that a language calls so. */
export function sourcePath(book: AddressBook | undefined, language: string, address: string): string {
  const here = book?.get(language);
  if (!here) return address;
  const wanted = spelled(address);
  const whole = here.source.get(wanted);
  if (whole !== undefined) return whole;
  for (const place of here.places) {
    const tail = tailOf(wanted, place.saidPath);
    if (tail !== undefined) return pathBelow(place, place.source.get(tail) ?? tail);
  }
  return address;
}

/** The path of the site that a language called so before, or would if only a part of it had changed. */
export function formerPath(
  book: AddressBook | undefined,
  language: string,
  address: string,
): string | undefined {
  const here = book?.get(language);
  if (!here) return undefined;
  const wanted = spelled(address);
  const whole = here.former.get(wanted);
  if (whole !== undefined) return whole;
  for (const place of here.places)
    for (const base of [place.saidPath, place.path, ...place.formerPaths]) {
      const tail = tailOf(wanted, base);
      const name = tail === undefined ? undefined : (place.source.get(tail) ?? place.former.get(tail));
      if (name !== undefined) return pathBelow(place, name);
      if (tail !== undefined && place.formerPaths.includes(base)) return pathBelow(place, tail);
    }
  return undefined;
}

export interface Clash {
  language: string;
  address: string;
  paths: [string, string];
}

/** Everything that one language has at one address with something else. */
export function clashesIn(book: AddressBook, paths: readonly string[]): Clash[] {
  return [...book.keys()].flatMap((language) => {
    const taken = new Map<string, string>();
    return paths.flatMap((path): Clash[] => {
      const address = saidPath(book, language, path);
      const other = taken.get(address);
      taken.set(address, path);
      return other === undefined ? [] : [{ language, address: decodeURI(address), paths: [other, path] }];
    });
  });
}
