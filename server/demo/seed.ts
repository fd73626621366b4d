import { TEMPLATES } from '#site/templates/index.ts';
import { makeSite, type SiteServices } from '../sites/new-site.ts';
import { DEMO_OWNER } from './owner.ts';

/** The site called `demo` starts from the first template; the others carry the name of theirs. */
const DEMO_SITES = TEMPLATES.map((template, index) => ({
  identifier: index === 0 ? 'demo' : template.id,
  template,
}));

/** Fills an empty installation once: the owner, and the demo sites that are not there yet. */
export async function seedDemo(services: SiteServices, note: (text: string) => void): Promise<void> {
  const { accounts, sites } = services;
  const ownerId = (await accounts.findByEmail(DEMO_OWNER.email)) ?? (await accounts.create(DEMO_OWNER));
  let made = 0;
  for (const { identifier, template } of DEMO_SITES) {
    if (await sites.findByIdentifier(identifier)) continue;
    await makeSite(services, { identifier, template, ownerId });
    made += 1;
  }
  note(made === 0 ? 'up to date' : `${made} sites made`);
}
