import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { previewIdentifier } from '#core/accounts/site-identifier.ts';
import type { Template } from '#site/templates/template.ts';
import type { Database } from '../database/database.ts';
import { oneNodeAtATime } from '../database/one-node.ts';
import { makeSite, TEMPLATES_FOLDER, type Readers, type SiteServices } from './new-site.ts';

const VERSION_LENGTH = 8;

/**
 * Sites of the platform's own, one for each template, to look around in before one is chosen. Each is made when
 * somebody looks for the first time. A template that has changed is another site: the one before it goes.
 */
export function makeTemplatePreviews(deps: SiteServices & Readers & { db: Database; now: () => Date }) {
  const { db, sites, now } = deps;
  const identifiers = new Map<string, Promise<string>>();
  const making = new Map<string, Promise<void>>();

  function identifierOf(template: Template): Promise<string> {
    const known = identifiers.get(template.id) ?? nameOf(template);
    identifiers.set(template.id, known);
    known.catch(() => identifiers.delete(template.id));
    return known;
  }

  /** One after the other on all nodes; what a killed process left half made is made anew. */
  async function make(template: Template, identifier: string): Promise<void> {
    await oneNodeAtATime(db, identifier, async () => {
      if (await isMade(identifier)) return;
      await sites.removePreviews(template.id, now());
      await makeSite(deps, { identifier, template, ownerId: null, readers: deps });
    });
  }

  const isMade = async (identifier: string) =>
    ((await sites.findByIdentifier(identifier))?.liveVersion ?? 0) > 0;

  return {
    urlOf: async (template: Template) => sites.urlOf({ identifier: await identifierOf(template) }),

    /** Resolves when the site can be looked at. */
    async ensure(template: Template): Promise<void> {
      const identifier = await identifierOf(template);
      if (await isMade(identifier)) return;
      const work = making.get(identifier) ?? make(template, identifier);
      making.set(identifier, work);
      await work.finally(() => making.delete(identifier));
    },
  };
}

export type TemplatePreviews = ReturnType<typeof makeTemplatePreviews>;

/** Named after all that it is made of. */
async function nameOf(template: Template): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(template));
  for (const { file } of template.pictures)
    hash.update(await readFile(join(TEMPLATES_FOLDER, template.id, file)));
  return previewIdentifier(template.id, hash.digest('hex').slice(0, VERSION_LENGTH));
}
