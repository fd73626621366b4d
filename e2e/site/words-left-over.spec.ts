import type { SpokenLanguage } from '#core/words/languages.ts';
import { wordsIn } from '#core/words/wording.ts';
import { DEMO_SITES, isEveryPageWanted, readPage } from '../kit/demo-pages.ts';
import { callAsOwner } from '../kit/form-page.ts';
import { leftInEnglish } from '../kit/left-in-english.ts';
import { enterAdmin } from '../kit/people.ts';
import { ADMIN_URL, SITE_URL } from '../kit/places.ts';
import { CARDS } from '../kit/shop-page.ts';
import { expect, test, type Page } from '../kit/test.ts';

/** What the words of the owner begin with in other languages. */
const OWN = '~';
const LANGUAGES = ['de', 'fr', 'ja', 'ar'] as const satisfies readonly SpokenLanguage[];

/** What belongs to a visitor has one address in all languages. */
const ONCE = [
  '/cart',
  '/commerce/account',
  '/commerce/gift-card',
  '/commerce/order-confirmed?token=none',
  '/checkout/subscribe?cartToken=none',
  '/reviews-request?token=none',
];

const inWords = (source: unknown): unknown =>
  typeof source === 'string'
    ? OWN + source
    : JSON.parse(JSON.stringify(source), (name, value: unknown) =>
        name === 'text' ? inWords(value) : value,
      );

/** Says every text of the shop otherwise, so that what is left in English is the product's. */
async function sayAll(page: Page, language: SpokenLanguage): Promise<void> {
  const read = <T>(path: string) => callAsOwner<T>(page, `/api/multilingual/${path}`, undefined, 'GET');
  await callAsOwner(page, '/api/multilingual/languages', { languages: [...LANGUAGES] }, 'PUT');
  const { documents } = await read<{ documents: { of: string }[] }>(`documents?language=${language}`);
  for (const { of } of documents) {
    const at = `translations/${of}/${language}`;
    const { texts } = await read<{ texts: { key: string; source: unknown }[] }>(at);
    const said = texts.map(({ key, source }) => ({ key, source, text: inWords(source) }));
    if (said.length > 0) await callAsOwner(page, `/api/multilingual/${at}`, { texts: said }, 'PUT');
  }
  await callAsOwner(page, '/api/content/publish', {});
}

/** Opens everything that somebody meets on the way to a purchase, with everything they can do wrong. */
async function shopWrongly(page: Page, language: SpokenLanguage, look: (name: string) => Promise<void>) {
  const words = wordsIn(language);
  const [buying, basket, checkout] = [words.of('buying'), words.of('basket'), words.of('checkout')];
  const open = page.locator('.checkout-step[data-state="open"]');
  const goOn = open.getByRole('button', { name: checkout('continue'), exact: true });
  const field = (label: string) => page.getByLabel(label, { exact: true });

  await page.goto(`${SITE_URL}/${language}/shop/country-sourdough`);
  await page.getByRole('button', { name: buying('addToCart') }).click();
  await expect(page.getByRole('link', { name: basket('viewCart') })).toBeVisible();
  await look('product');
  await page.goto(`${SITE_URL}/cart`);
  await page
    .getByRole('button', { name: basket('checkout') })
    .last()
    .click();
  await goOn.click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await look('contact');
  await field(checkout('email')).first().fill('somebody@example.com');
  await field(checkout('firstName')).fill('Zq');
  await field(checkout('lastName')).fill('Qz');
  await page.getByLabel(checkout('country')).first().selectOption('GB');
  await field(checkout('line1')).fill('1 Zq');
  await field(checkout('city')).fill('Zq');
  await field(checkout('postcode')).fill('N1 1AA');
  await goOn.click();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await look('delivery');
  await goOn.click();
  const [before = '', after = ''] = checkout('pay', { amount: '§' }).split('§');
  const pay = page.getByRole('button', {
    name: new RegExp(`^${RegExp.escape(before.trim())}.+${RegExp.escape(after.trim())}$`),
  });
  await pay.click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await look('no card');
  await field(checkout('cardNumber')).fill(CARDS.declined);
  await field(checkout('expiry')).fill('12/40');
  await field(checkout('securityCode')).fill('123');
  await pay.click();
  await expect(page.getByText(words.of('payment')('declined'))).toBeVisible();
  await look('declined');
}

// It takes minutes; `npm run prove pages` looks.
if (isEveryPageWanted) {
  for (const language of LANGUAGES)
    test(`no English is left over in ${language}`, async ({ browser, page: owner }) => {
      test.setTimeout(600_000);
      await enterAdmin(owner, ADMIN_URL);
      await sayAll(owner, language);
      const page = await (await browser.newContext({ reducedMotion: 'reduce', locale: language })).newPage();
      page.setDefaultTimeout(30_000);
      const found: string[] = [];
      const look = async (name: string) => {
        await page.waitForLoadState('networkidle');
        const left = (await leftInEnglish(page, language)).filter((words) => !words.startsWith(OWN));
        found.push(...left.map((words) => `${name}: ${words}`));
      };
      let looked = 0;
      for (const site of DEMO_SITES) {
        const map = await readPage(page, site, '/sitemap.xml');
        const listed = [...map.matchAll(/<loc>([^<]+)/g)].map(([, loc = '']) => new URL(loc).pathname);
        const own = listed.filter((path) => `${path}/`.startsWith(`/${language}/`));
        if (own.length === 0) continue;
        const asking = ONCE.map((path) => `${path}${path.includes('?') ? '&' : '?'}language=${language}`);
        for (const path of [...own, `/${language}/none`, `/${language}/search?q=none`, ...asking]) {
          await page.goto(site.url + path);
          const form = page.locator('main form:not([role=search]) button[type=submit]').first();
          if (own.includes(path) && (await form.isVisible())) await form.click();
          await look(site.name + path);
          looked += 1;
        }
      }
      await shopWrongly(page, language, look);
      await page.context().close();
      expect(looked).toBeGreaterThan(30);
      expect(found).toEqual([]);
    });
}
