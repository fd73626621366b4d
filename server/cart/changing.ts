import { createHash } from 'node:crypto';
import { languageKept } from '#core/languages/words-in.ts';
import { cartAsBuyerReads, type Cart } from '#core/commerce/cart/cart.ts';
import { saidNames } from '#core/commerce/cart/said-names.ts';
import type { Settings } from '#core/settings/groups.ts';
import { fail, Failure } from '#contract/errors.ts';
import { newSecret } from '../secrets/secrets.ts';
import type { Database, End, Tx } from '../database/database.ts';
import { forEachBeside, makeTogether } from '../database/gathering.ts';
import type { GiftCards } from '../gift-cards/service.ts';
import type { Site } from '../http/context.ts';
import { newId } from '../ids.ts';
import { speechIn, type Speech } from '../languages/in-language.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import { emailOf, variantIdsOf, type CartFacts, type CartPricing, type ShopRules } from './pricing.ts';
import * as store from './store.ts';

/** What came of a change, and the token of the cart, which is new when there was none. */
export interface CartAnswer {
  cart: Cart;
  token: string;
}

/** The cart a browser means: the one of its token, if it has any. */
export interface CartPlace {
  site: Site;
  token: string | undefined;
  /** The page it is filled from. */
  path?: string;
}

/** What a change brings that the cart does not hold yet, so that all of it is looked up together. */
interface Ahead {
  variantId?: string;
  code?: string;
  giftCard?: string;
  email?: string;
  /** Where there is no cart yet, this change makes one. */
  makesOne?: boolean;
}

export interface CartDeps {
  db: Database;
  giftCards: GiftCards;
  snapshots: Snapshots;
  pricing: CartPricing;
  now: () => Date;
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

export const NEW_CART: Omit<store.CartRow, 'id' | 'createdAt'> = {
  entries: [],
  coupons: [],
  giftCards: [],
  contact: {},
  shippingOption: '',
  language: '',
  orderId: null,
  isPurchased: false,
};

/** The cart of a token that can still be filled. One that was bought belongs to its order. */
export async function openCart(
  tx: Tx,
  token: string | undefined,
  isLocked: boolean,
): Promise<store.CartRow | undefined> {
  if (token === undefined || token === '') return undefined;
  const row = await store.findCart(tx, hashToken(token), isLocked);
  return row?.isPurchased ? undefined : row;
}

/** The same unless somebody else has it locked. */
async function freeCart(tx: Tx, token: string): Promise<store.CartRow | undefined> {
  const row = await store.findFreeCart(tx, hashToken(token));
  return row?.isPurchased ? undefined : row;
}

/** What a shop is set to, said in a language; empty is the site's own. Questions stay as their owner wrote them. */
export async function rulesIn(snapshots: Snapshots, site: Site, language: string): Promise<ShopRules> {
  const written = await snapshots.of(site);
  const speech = speechIn(written.languages, language);
  if (!speech || !written.languages.all.includes(language)) return written;
  const { settings: said } = await snapshots.of(site, language);
  const known = saidRules.get(said) ?? toldIn(written, said);
  saidRules.set(said, known);
  return known;
}

/** Made once for a published version and language. */
const saidRules = new WeakMap<Settings, ShopRules>();

function toldIn({ settings, forms, languages }: ShopRules, said: Settings): ShopRules {
  const { shipping, taxes } = settings;
  // What is charged is reckoned with the owner's names, and an order keeps both.
  return { settings: { ...said, shipping, taxes }, forms, languages, said: saidNames(settings, said) };
}

/** The language of a cart before it is locked, for what is read ahead. */
export async function languageAhead(
  { db, snapshots }: Pick<CartDeps, 'db' | 'snapshots'>,
  { site, token, path = '/' }: CartPlace,
): Promise<string> {
  const { languages } = await snapshots.of(site);
  if (languages.all.length === 1) return '';
  const row = await db.readSite(site.id, (tx) => openCart(tx, token, false));
  return row?.language ?? languageKept(languages, path);
}

/** What is better done by itself: something in it could hold up the others, or is not the same for them. */
const APART = Symbol('apart');
type InTransaction = (tx: Tx, end: End) => Promise<CartAnswer | Failure | typeof APART>;

/** One cart to be changed, which is known by its token. */
interface Shared {
  token: string;
  inTransaction: InTransaction;
}

const CHANGED_TOGETHER = { lanes: 2, atMost: 50 };

/** Makes what changes a cart in one transaction and answers with all of it. */
export function makeCartChanging({ db, snapshots, pricing, now }: CartDeps) {
  /** Carts that are changed at once share a transaction, in which nobody waits for a lock. */
  const changeTogether = makeTogether<Shared, CartAnswer | Failure | typeof APART>(
    (siteId, all) =>
      db.siteGathered(siteId, (tx, end) => {
        const firsts = firstsOf(all, ({ token }) => token);
        return forEachBeside(all, async (each) => (firsts.has(each) ? each.inTransaction(tx, end) : APART));
      }),
    CHANGED_TOGETHER,
  );

  return async function change(
    { site, token = '', path }: CartPlace,
    ahead: Ahead,
    work: (row: store.CartRow, facts: CartFacts, rules: ShopRules) => Partial<store.CartRow> | Failure,
  ): Promise<CartAnswer | Failure> {
    const isFilled = ahead.makesOne === true && path !== undefined;
    const { languages } = await snapshots.of(site);
    const told = isFilled
      ? languageKept(languages, path)
      : await languageAhead({ db, snapshots }, { site, token });
    const rules = await rulesIn(snapshots, site, told);
    const added = ahead.variantId === undefined ? [] : [ahead.variantId];

    const factsFor = (tx: Tx, row: store.CartRow, speech: Speech | undefined) =>
      pricing.look(tx, {
        variantIds: [...variantIdsOf(row), ...added],
        codes: [...row.coupons, ...(ahead.code === undefined ? [] : [ahead.code])],
        giftCards: [...row.giftCards, ...(ahead.giftCard === undefined ? [] : [ahead.giftCard])],
        currency: rules.settings.store.storeCurrency,
        email: ahead.email ?? emailOf(row),
        speech,
      });

    const inTransaction =
      (isShared: boolean): InTransaction =>
      async (tx, end) => {
        const known = isShared && token !== '' ? await freeCart(tx, token) : await openCart(tx, token, true);
        if (!known && isShared && token !== '') return APART;
        if (!known && !ahead.makesOne) return fail('noCart');
        const row = known ?? { ...NEW_CART, id: newId(), createdAt: now() };
        if (isShared && (row.coupons.length > 0 || row.giftCards.length > 0)) return APART;
        // Carts are filled on pages in any language; the cart's own page has none.
        const language = isFilled ? told : row.language;
        const speech = speechIn(rules.languages, language);
        const facts = isShared
          ? await pricing.lookTogether(tx, [...variantIdsOf(row), ...added], speech)
          : await factsFor(tx, row, speech);
        if (isShared && known && hasLimits(facts)) return APART;
        const changed = work(row, facts, rules);
        if (changed instanceof Failure) return changed;
        const next = { ...row, ...changed, language };
        const fresh = newSecret();
        end(() =>
          known ? store.updateCart(tx, next, now()) : store.insertCart(tx, site.id, hashToken(fresh), next),
        );
        const { cart } = pricing.priced(site.id, next, facts, rules);
        return { cart: cartAsBuyerReads(cart), token: known ? token : fresh };
      };

    // What a power cut could take of a cart is the last half second, and it saves every click a disk write.
    const isPlain = ahead.code === undefined && ahead.giftCard === undefined;
    const done =
      isPlain && (token !== '' || ahead.makesOne)
        ? await changeTogether(site.id, { token, inTransaction: inTransaction(true) })
        : APART;
    if (done !== APART) return done;
    const alone = await db.siteRelaxed(site.id, inTransaction(false));
    if (alone === APART) throw new Error('A cart that is changed by itself waits for nobody.');
    return alone;
  };
}

/** Discounts of which each customer gets so many: what they have used is their own. */
const hasLimits = ({ offers }: CartFacts) =>
  offers.found.some(({ maxPerCustomer }) => maxPerCustomer !== null);

/** Those of them whose cart no earlier one has; new carts are nobody else's. */
export function firstsOf<Item>(items: readonly Item[], tokenOf: (item: Item) => string): ReadonlySet<Item> {
  const seen = new Set<string>();
  return new Set(
    items.filter((item) => {
      const token = tokenOf(item);
      if (token === '') return true;
      if (seen.has(token)) return false;
      seen.add(token);
      return true;
    }),
  );
}

export type ChangeCart = ReturnType<typeof makeCartChanging>;
