import { letterOf } from '#core/experiments/experiment.ts';
import { pageOfVariant } from '#core/experiments/subject.ts';
import { isSame } from '#core/same.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Actor, Content } from '../content/service.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Database } from '../database/database.ts';
import { WRONG, type Compared } from './compared.ts';
import * as store from './store.ts';

/** A release like any other: the variant becomes the draft, and the draft is published. */
export function makePublishVariant(deps: {
  db: Database;
  content: Content;
  publishing: Publishing;
  compared: Compared;
}) {
  const { db, content, publishing, compared } = deps;

  async function publishSection(
    actor: Actor,
    { documentId, draftRevision: base, ...row }: store.Found,
    { revision, note }: { revision: number; note: string },
  ): Promise<Failure | undefined> {
    const subject = store.subjectOf({ ...row, documentId });
    if (subject.kind !== 'section') return undefined;
    const { versions, body } = await db.readSite(actor.siteId, async (tx) => ({
      versions: await store.readVersions(tx, subject),
      body: await store.readBody(tx, documentId, revision),
    }));
    if (!versions) return fail('invalid', {}, WRONG.section.gone);
    const [live, draft, variant] = [versions.live, versions.draft, body].map(compared.readPage);
    if (!live || !draft || !variant) return fail('notFound');
    if (!live.body.sections.some(({ id }) => id === subject.sectionId))
      return fail('invalid', {}, WRONG.section.gone);
    const winner = pageOfVariant(subject, live, variant);
    const saved = await content.save(actor, documentId, { base, body: winner, note });
    if (saved instanceof Failure) return saved;
    const released = await publishing.publish(actor, { documentIds: [documentId], note });
    if (released instanceof Failure) return released;
    // Whatever else was drafted on the page stays drafted.
    const rest = pageOfVariant(subject, draft, variant);
    if (isSame(rest, winner)) return undefined;
    const kept = await content.save(actor, documentId, { base: saved.revision, body: rest });
    return kept instanceof Failure ? kept : undefined;
  }

  async function publishWhole(
    actor: Actor,
    { documentId, draftRevision: base }: store.Found,
    { revision, note }: { revision: number; note: string },
  ): Promise<Failure | undefined> {
    const restored = await content.restore(actor, documentId, { base, revision });
    if (restored instanceof Failure) return restored;
    const released = await publishing.publish(actor, { documentIds: [documentId], note });
    return released instanceof Failure ? released : undefined;
  }

  /** Nothing is published of the original, which is live. */
  return async function publishVariant(
    actor: Actor,
    row: store.Found,
    variant: string,
  ): Promise<Failure | undefined> {
    const index = row.revisions.findIndex((_, each) => letterOf(each) === variant);
    const revision = row.revisions[index];
    if (revision === undefined)
      return fail('invalid', { errors: { variant: 'Choose one of the variants.' } });
    if (index === 0) return undefined;
    const publish = row.subject === 'section' ? publishSection : publishWhole;
    return publish(actor, row, { revision, note: `Variant ${variant} of “${row.name}”` });
  };
}
