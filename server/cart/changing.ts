import { createHash } from 'node:crypto';
import { languageKept } from '#core/languages/words-in.ts';
import { cartAsBuyerReads, type Cart } from '#core/commerce/cart/cart.ts';
import { saidNames } from '#core/commerce/cart/said-names.ts';
import type { Settings } from '#core/settings/groups.ts';
import { fail, Failure } from '#contract/errors.ts';
import { newSecret } from '../secrets/secrets.ts';
import type { Database, End, Tx } from '../database/database.ts';
import { forEachBeside, gather, makeTogether } from '../database/gathering.ts';
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

type InTransaction = (tx: Tx, end: End) => Promise<CartAnswer | Failure>;

const OPENED_TOGETHER = { lanes: 2, atMost: 50 };

/** Makes what changes a cart in one transaction and answers with all of it. */
export function makeCartChanging({ db, snapshots, pricing, now }: CartDeps) {
  /** New carts wait for nobody's lock, so those that are filled at once share a transaction. */
  const openTogether = makeTogether<InTransaction, CartAnswer | Failure>(
    (siteId, all) => db.siteGathered(siteId, (tx, end) => forEachBeside(all, (each) => each(tx, end))),
    OPENED_TOGETHER,
  );

  /** Of new carts the shop is asked once. */
  async function lookForNew(tx: Tx, variantId: string, speech: Speech | undefined): Promise<CartFacts> {
    const name = `facts-of-new-carts ${speech?.language ?? ''}`;
    const [facts] = await gather(tx, name, [variantId], async (all) => {
      const shared = await pricing.look(tx, { variantIds: [...new Set(all)], codes: [], email: '', speech });
      return all.map(() => shared);
    });
    if (!facts) throw new Error('The shop did not answer.');
    return facts;
  }

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
    const opens = token === '' && ahead.makesOne === true ? ahead.variantId : undefined;
    const inTransaction: InTransaction = async (tx, end) => {
      const known = await openCart(tx, token, true);
      if (!known && !ahead.makesOne) return fail('noCart');
      const row = known ?? { ...NEW_CART, id: newId(), createdAt: now() };
      // Carts are filled on pages in any language; the cart's own page has none.
      const language = isFilled ? told : row.language;
      const speech = speechIn(rules.languages, language);
      const facts =
        opens === undefined
          ? await pricing.look(tx, {
              variantIds: [...variantIdsOf(row), ...(ahead.variantId === undefined ? [] : [ahead.variantId])],
              codes: [...row.coupons, ...(ahead.code === undefined ? [] : [ahead.code])],
              giftCards: [...row.giftCards, ...(ahead.giftCard === undefined ? [] : [ahead.giftCard])],
              currency: rules.settings.store.storeCurrency,
              email: ahead.email ?? emailOf(row),
              speech,
            })
          : await lookForNew(tx, opens, speech);
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
    return opens === undefined
      ? db.siteRelaxed(site.id, inTransaction)
      : openTogether(site.id, inTransaction);
  };
}

export type ChangeCart = ReturnType<typeof makeCartChanging>;
