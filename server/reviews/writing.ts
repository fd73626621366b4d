import { asBuyerReads } from '#core/commerce/cart/cart.ts';
import { readBlockedWords, spamReason } from '#core/comments/spam.ts';
import type { ImageValue } from '#core/fields/index.ts';
import { tidyLine } from '#core/forms/shapes/tidy.ts';
import { lineWords } from '#core/commerce/orders/orders.ts';
import { reviewProblems, suggestedName } from '#core/reviews/review.ts';
import type { Settings } from '#core/settings/groups.ts';
import type { Asset } from '#contract/content/assets.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { ReviewRequest } from '#site/page-input.ts';
import type { AssetService } from '../assets/service.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Site } from '../http/context.ts';
import type { SentFile } from '../http/incoming/incoming.ts';
import { newId } from '../ids.ts';
import type { Orders } from '../orders/service.ts';
import type { TellNews } from '../news/news.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import type { Sites } from '../sites/service.ts';
import type { ReviewLinks } from './links.ts';
import * as store from './store.ts';
import { wordsInLanguage } from '#core/languages/words-in.ts';

export interface WrittenReview {
  token: string;
  line: number;
  rating: number;
  name: string;
  text: string;
  /** Nobody sees this field; programs fill it in. */
  website: string;
  pictures: readonly { name: string; file: SentFile }[];
}

type OrderRow = NonNullable<Awaited<ReturnType<Orders['forBuyer']>>>;

/** Where owners read them. */
const SCREEN = '/config/reviews';

/** Sent, or on its way, and not refunded. */
const isReviewable = ({ state }: OrderRow) => state === 'FULFILLED' || state === 'PENDING';

const mailOf = ({ name, rating, text, state }: store.NewReview, productTitle: string, queueUrl: string) =>
  ({
    name: 'newReview',
    values: { productTitle, name, rating, text: text ?? '', isWaiting: state === 'waiting', queueUrl },
  }) as const;

/** Somebody who bought something opens the link of a mail, and says how it was. */
export function makeReviewWriting(deps: {
  db: Database;
  sites: Sites;
  snapshots: Snapshots;
  publishing: Publishing;
  assets: AssetService;
  tellNews: TellNews;
  orders: Orders;
  links: ReviewLinks;
  now: () => Date;
}) {
  const { db, sites, snapshots, publishing, assets, tellNews, orders, links, now } = deps;

  async function open(site: Site, token: string) {
    const link = await links.open(site.id, token);
    const order = link && (await orders.forBuyer(site, link.orderId));
    return link && order && isReviewable(order) ? { order, hasExpired: link.hasExpired } : undefined;
  }

  async function keepPictures(
    site: Site,
    { pictures, name }: Pick<WrittenReview, 'pictures' | 'name'>,
  ): Promise<ImageValue[] | Failure> {
    const kept: ImageValue[] = [];
    for (const picture of pictures) {
      const actor = { siteId: site.id, accountId: null };
      const fileName = tidyLine(picture.name.split(/[\\/]/).at(-1) ?? '') || 'review.jpg';
      const added = await assets.addSent(actor, fileName, { folder: '', accepts: 'image' }, picture.file);
      if (added instanceof Failure)
        return fail('invalid', { errors: { pictures: added.sentence } }, added.sentence);
      kept.push(pictureOf(added.asset, name));
    }
    return kept;
  }

  async function tell(
    tx: Tx,
    site: Site,
    about: { review: store.NewReview; title: string; siteTitle: string },
  ): Promise<void> {
    const { review, title, siteTitle } = about;
    const mail = mailOf(review, title, sites.publicUrlOf(site) + SCREEN);
    const line = { key: 'review', values: { title } } as const;
    await tellNews(tx, { kind: 'comment', mail, line, siteId: site.id, siteTitle, path: SCREEN });
  }

  async function keep(
    site: Site,
    { order, written }: { order: OrderRow; written: WrittenReview },
    settings: Settings,
  ): Promise<{ isShown: boolean } | Failure> {
    const { line, rating, name, text } = written;
    const bought = order.snapshot.lines[line];
    if (!bought) return fail('notFound');
    const reason = spamReason({
      text,
      name,
      trap: written.website,
      blockedWords: readBlockedWords(settings.comments.blockedWords),
    });
    const isShown = reason === undefined && settings.reviews.approval === 'none';
    const pictures = await keepPictures(site, written);
    if (pictures instanceof Failure) return pictures;
    const review = {
      siteId: site.id,
      id: newId(),
      productId: bought.productId,
      orderId: order.id,
      line,
      name,
      email: order.email,
      rating,
      text,
      pictures,
      isVerified: true,
      state: isShown ? 'approved' : reason === undefined ? 'waiting' : 'spam',
      reason: reason ?? '',
      createdAt: now(),
    };
    return db.site(site.id, async (tx) => {
      if ((await store.knownProducts(tx, [bought.productId])).length === 0) return fail('notFound');
      if ((await store.insertReviews(tx, [review])) === 0) return fail('reviewedBefore');
      if (isShown) {
        await store.refreshRatings(tx, [bought.productId]);
        await publishing.renew(tx, site.id);
      }
      const siteTitle = settings.site.title;
      if (reason === undefined) await tell(tx, site, { review, title: bought.title, siteTitle });
      return { isShown };
    });
  }

  return {
    /** What the page behind a link is shown in: the language of the order. */
    languageOf: async (site: Site, token: string): Promise<string | undefined> => {
      const opened = await open(site, token);
      return opened && (opened.order.snapshot.language ?? '');
    },

    /** What the page behind a link shows; nothing for links of another site. */
    async opened(site: Site, token: string): Promise<ReviewRequest | undefined> {
      const opened = await open(site, token);
      if (!opened) return undefined;
      const { order, hasExpired } = opened;
      if (hasExpired) return { state: 'expired' };
      const { lines } = order.snapshot;
      const { done, there } = await db.readSite(site.id, async (tx) => ({
        done: await store.reviewedLines(tx, order.id),
        there: await store.knownProducts(
          tx,
          lines.map(({ productId }) => productId),
        ),
      }));
      const shown = lines.flatMap((line, index) =>
        there.some(({ id }) => id === line.productId)
          ? [{ line: index, title: titleOf(line), image: line.image, isReviewed: done.includes(index) }]
          : [],
      );
      if (shown.length === 0) return undefined;
      return { state: 'open', token, name: suggestedName(order.name), lines: shown };
    },

    async write(site: Site, sent: WrittenReview): Promise<{ message: string } | Failure> {
      const written = { ...sent, name: tidyLine(sent.name), text: sent.text.replaceAll('\r\n', '\n').trim() };
      const opened = await open(site, written.token);
      if (!opened) return fail('notFound');
      if (opened.hasExpired) return fail('reviewExpired');
      const { settings } = await snapshots.of(site);
      const done = await db.readSite(site.id, (tx) => store.reviewedLines(tx, opened.order.id));
      if (done.includes(written.line)) return fail('reviewedBefore');
      const say = wordsInLanguage(settings, opened.order.snapshot.language ?? '').of('reviews');
      const errors = reviewProblems({ ...written, pictureCount: written.pictures.length }, say);
      const [problem] = Object.values(errors);
      if (problem !== undefined) return fail('invalid', { errors }, problem);
      const kept = await keep(site, { order: opened.order, written }, settings);
      if (kept instanceof Failure) return kept;
      if (kept.isShown) sites.forget(site.id);
      return { message: say(kept.isShown ? 'shown' : 'waiting') };
    },
  };
}

const titleOf = (line: OrderRow['snapshot']['lines'][number]): string => lineWords(asBuyerReads(line));

function pictureOf({ src, width, height, blur, focalPoint }: Asset, name: string): ImageValue {
  return {
    src,
    alt: `Picture by ${name}`,
    width: width ?? 0,
    height: height ?? 0,
    focalPoint,
    ...(blur !== '' && { blur }),
  };
}
