import { demoIdentifier, DEMOS } from '#site/templates/index.ts';
import type { Template, TemplateForm } from '#site/templates/template.ts';
import type { Analytics } from '../analytics/build.ts';
import { oneNodeAtATime } from '../database/one-node.ts';
import { makeSite, type Readers, type SiteServices } from '../sites/new-site.ts';
import type { Languages } from '../languages/service.ts';
import { DEMO_OWNER } from './owner.ts';
import type { FormServices } from '../forms/routes.ts';
import type { Popup } from '../popup/service.ts';
import type { Speed } from '../speed/service.ts';
import { buttonsOf, goalsOf, madeUpForms, madeUpPopup, madeUpSpeed } from './figures.ts';
import { fillShop, type LifeServices } from './life/fill-shop.ts';
import { translateSite } from './translations/translate-site.ts';
import { LETTERS } from './life/words.ts';
import { madeUpVisits } from './visits.ts';

type DemoServices = SiteServices &
  LifeServices &
  Readers & {
    analytics: Analytics;
    languages: Languages;
    formServices: Pick<FormServices, 'counting' | 'liveForms' | 'polls'>;
    popup: Popup;
    speed: Speed;
    now: () => Date;
  };

type Note = (text: string) => void;

/** Fills an empty installation once: the owner and the first demo site before anybody is let in, the others after that. */
export function makeDemo(services: DemoServices) {
  let isEnding = false;
  let underWay: Promise<unknown> = Promise.resolve();

  const fill = async (templates: readonly Template[], note: Note) => {
    const filling = oneNodeAtATime(services.db, 'demo', () => seed(services, templates, () => isEnding));
    underWay = filling.catch(() => {});
    const made = await filling;
    note(made === 0 ? 'up to date' : made === 1 ? '1 site made' : `${made} sites made`);
  };

  return {
    first: (note: Note) => fill(DEMOS.slice(0, 1), note),
    /** Whether others are to be made. */
    async hasMore(): Promise<boolean> {
      for (const template of DEMOS.slice(1))
        if (!(await services.sites.findByIdentifier(demoIdentifier(template)))) return true;
      return false;
    },
    others: (note: Note) => fill(DEMOS.slice(1), note),
    /** A site that was begun is finished; the next start makes those that are missing. */
    async stop(): Promise<void> {
      isEnding = true;
      await underWay;
    },
  };
}

/** Makes those that are not there yet, and says how many. */
async function seed(
  services: DemoServices,
  templates: readonly Template[],
  isEnding: () => boolean,
): Promise<number> {
  const { accounts, sites } = services;
  const ownerId = (await accounts.findByEmail(DEMO_OWNER.email)) ?? (await accounts.create(DEMO_OWNER));
  let made = 0;
  for (const template of templates) {
    const identifier = demoIdentifier(template);
    if (isEnding()) break;
    if (await sites.findByIdentifier(identifier)) continue;
    const siteId = await makeSite(services, { identifier, template, ownerId, readers: services });
    made += 1;
    await translateSite(services, { siteId, accountId: ownerId }, template.id);
    const paths = template.pages.map(({ path }) => path);
    const products = template.products?.map(({ slug }) => slug) ?? [];
    const forms = template.forms ?? [];
    const [seed, until] = [DEMOS.indexOf(template) + 1, services.now()];
    // One shop is enough to look at; the others stay as their owners would find them.
    const orders =
      template === DEMOS[0]
        ? await fillShop(services, { siteId, accountId: ownerId, template, seed, until })
        : [];
    await services.analytics.fill(
      siteId,
      madeUpVisits({
        paths,
        products,
        buttons: buttonsOf(template),
        forms: forms.map(({ id }) => id),
        orders,
        letters: template === DEMOS[0] ? LETTERS : [],
        seed,
        until,
      }),
    );
    await services.formServices.counting.fill(siteId, madeUpForms({ forms, seed, until }));
    await vote(services, siteId, forms);
    // The shop asked for addresses in a pop-up, as its newsletters need readers.
    if (template.popup || template === DEMOS[0])
      await services.popup.fill(siteId, madeUpPopup({ seed, until }));
    for (const goal of goalsOf(template))
      await services.analytics.goals.create({ siteId, accountId: ownerId }, goal);
    const picture = template.pictures[0]?.file.split('/').at(-1) ?? '';
    await services.speed.fill(siteId, madeUpSpeed({ paths, picture, seed }));
  }
  return made;
}

/** Polls that people have voted in, so that there is something to see. */
async function vote(
  { sites, formServices: { liveForms, polls } }: DemoServices,
  siteId: string,
  forms: readonly TemplateForm[],
): Promise<void> {
  const site = await sites.find(siteId);
  for (const { id, votes } of forms) {
    const form = site && votes && (await liveForms.find(site, id));
    if (form && votes) await polls.fill(siteId, form, votes);
  }
}
