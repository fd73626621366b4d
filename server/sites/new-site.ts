import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import type { ImageValue } from '#core/fields/index.ts';
import { instantiate } from '#site/templates/instantiate.ts';
import { worded } from '#site/templates/wording.ts';
import type { Template } from '#site/templates/template.ts';
import { Failure } from '#contract/errors.ts';
import type { Accounts } from '../accounts/service.ts';
import type { AssetService } from '../assets/service.ts';
import type { Comments } from '../comments/service.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Content } from '../content/service.ts';
import { newId } from '../ids.ts';
import type { ShownLetters } from '../newsletter/shown-letters.ts';
import type { Newsletter } from '../newsletter/service.ts';
import type { ShownDonations } from '../donations/pages.ts';
import type { Members } from '../members/service.ts';
import type { ShownReviews } from '../reviews/shown.ts';
import type { Products } from '../products/service.ts';
import type { Sample } from '../samples/service.ts';
import type { Sites } from './service.ts';
import { stockShop } from './stock-shop.ts';
import { projectDir } from '../project-dir.ts';

export const TEMPLATES_FOLDER = join(projectDir, 'site/templates');

/** The services a new site is put together with. */
export interface SiteServices {
  sites: Sites;
  accounts: Accounts;
  assets: AssetService;
  content: Content;
  publishing: Publishing;
  newsletter: Newsletter;
  products: Products;
  shownDonations: ShownDonations;
  shownLetters: Pick<ShownLetters, 'bring'>;
  members: Pick<Members, 'bring' | 'copyAll'>;
}

/** What takes in the words of those who read and buy. */
export interface Readers {
  comments: Pick<Comments, 'bring'>;
  shownReviews: Pick<ShownReviews, 'bring'>;
}

/** Makes a site from a template, owned by an account or by the platform itself, and publishes it. */
export async function makeSite(
  services: SiteServices,
  input: {
    identifier: string;
    template: Template;
    ownerId: string | null;
    trialEndsAt?: Date | undefined;
    isLive?: boolean;
    /** Marks goods and items as the template's, so that they can leave together. */
    markSamples?: (siteId: string, samples: readonly Sample[]) => Promise<void>;
    /** Takes in what readers have written; only a demo has readers from the start. */
    readers?: Readers;
  },
): Promise<string> {
  const { sites, accounts, assets, content, publishing } = services;
  const { ownerId } = input;
  // What is still open in its words is what the demo says.
  const template = worded(input.template);
  const siteId = await sites.create({
    identifier: input.identifier,
    templateId: template.id,
    trialEndsAt: input.trialEndsAt,
    isLive: input.isLive,
    isInternal: ownerId === null,
  });
  if (ownerId !== null) await accounts.addMember(siteId, ownerId, [ContributorRole.admin], true);
  const actor = { siteId, accountId: ownerId };
  const pictures = new Map<string, ImageValue>();
  for (const { name, file, alt, focalPoint } of template.pictures) {
    const bytes = await readFile(join(TEMPLATES_FOLDER, template.id, file));
    pictures.set(
      name,
      await assets.addImage(siteId, { name: file.split('/').at(-1) ?? name, bytes, alt, focalPoint }),
    );
  }
  for (const { name, make } of template.files ?? []) {
    const kept = await assets.add(actor, name, { folder: '', accepts: 'any' }, Buffer.from(make()));
    if (kept instanceof Failure) throw new Error(`${template.id}: ${name}: ${kept.sentence}`);
  }
  for (const list of template.mailingLists ?? []) await services.newsletter.ensureList(siteId, list);
  await services.shownLetters.bring(siteId, template.letters ?? []);
  const samples: Sample[] = [];
  const idAt = new Map<unknown, string>();
  for (const { id, kind, key, body, comments } of instantiate(template, pictures, newId, new Date())) {
    const result = await content.create(actor, { kind, body, key, id });
    // A template is our own code: a mistake in it must not become a half-made site in silence.
    if (result instanceof Failure)
      throw new Error(`${template.id}: ${result.sentence} ${JSON.stringify(result.details)}`);
    idAt.set(body['path'], result.id);
    if (kind === 'item') samples.push({ kind, id: result.id });
    if (id && comments) await input.readers?.comments.bring(siteId, id, comments);
  }
  const goods = await stockShop(services.products, actor, template, pictures);
  const soldAs = new Map(template.products?.map(({ slug }, index) => [slug, goods[index] ?? '']));
  await input.readers?.shownReviews.bring(siteId, template.reviews ?? []);
  await services.shownDonations.bring(siteId, template.donationPages ?? []);
  await services.members.bring(
    siteId,
    (template.memberAreas ?? []).map(({ pages, products, ...area }) => ({
      ...area,
      documents: pages.flatMap((path) => idAt.get(path) ?? []),
      products: products.flatMap((slug) => soldAs.get(slug) ?? []),
    })),
  );
  await input.markSamples?.(siteId, [...samples, ...goods.map((id) => ({ kind: 'product' as const, id }))]);
  const release = await publishing.publish(actor, { note: `Started from ${template.name}` });
  if (release instanceof Failure) throw new Error(release.sentence);
  return siteId;
}
