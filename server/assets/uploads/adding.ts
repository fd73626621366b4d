import type { ImageValue } from '#core/fields/index.ts';
import { CENTRE } from '#core/assets/crop.ts';
import type { KeptAsset } from '#contract/content/assets.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { Actor } from '../../content/service.ts';
import type { Database } from '../../database/database.ts';
import type { SentFile } from '../../http/incoming/incoming.ts';
import type { Facts, Intake } from '../intake.ts';
import type { Library } from '../library.ts';
import { srcOf, toAsset } from '../reply.ts';
import * as store from '../store.ts';
import type { Plan } from './upload-store.ts';
import type { Uploads } from './uploads.ts';

/** The ways a file comes to a site: in one piece, in parts, or with a template. */
export function makeAdding(deps: { db: Database; intake: Intake; library: Library; uploads: Uploads }) {
  const { db, intake, library, uploads } = deps;

  async function keep(
    actor: Actor,
    input: { id?: string; name: string; plan: Plan; facts: Facts },
  ): Promise<KeptAsset | Failure> {
    const { plan, ...file } = input;
    if (plan.replaces !== undefined) return library.replace(actor, plan.replaces, input.facts);
    return { asset: toAsset(await library.add(actor, { ...file, folder: plan.folder })), changed: 0 };
  }

  async function addProblem(
    { siteId }: Actor,
    name: string,
    plan: Plan,
    size: number,
  ): Promise<Failure | undefined> {
    return (
      uploads.claimProblem(name, size, plan.accepts) ??
      (await library.planProblem(siteId, name, plan)) ??
      (await uploads.roomProblem(siteId, size))
    );
  }

  return {
    /** A file that came in one piece. */
    async add(actor: Actor, name: string, plan: Plan, bytes: Buffer): Promise<KeptAsset | Failure> {
      const refusal = await addProblem(actor, name, plan, bytes.length);
      if (refusal) return refusal;
      const facts = await intake.keepBytes(name, bytes, plan.accepts);
      return facts instanceof Failure ? facts : keep(actor, { name: name.trim(), plan, facts });
    },

    /** A file that somebody sent in one piece. */
    async addSent(
      actor: Actor,
      name: string,
      plan: Plan,
      sent: SentFile | undefined,
    ): Promise<KeptAsset | Failure> {
      const refusal = await addProblem(actor, name, plan, sent?.size ?? 0);
      if (refusal || !sent) return refusal ?? fail('badRequest');
      const facts = await intake.keepFile(name, sent.path, plan.accepts);
      return facts instanceof Failure ? facts : keep(actor, { name: name.trim(), plan, facts });
    },

    /** The file takes the upload's id: asking again, after an answer that got lost, finds it. */
    async complete(actor: Actor, id: string): Promise<KeptAsset | Failure> {
      const finished = await uploads.finish(actor.siteId, id);
      if (!(finished instanceof Failure)) return keep(actor, { id, ...finished });
      const row = await db.readSite(actor.siteId, (tx) => store.findAsset(tx, id));
      return row && !row.deletedAt ? { asset: toAsset(row), changed: 0 } : finished;
    },

    /** Takes a template's picture in and returns what a page's values hold of it. */
    async addImage(
      siteId: string,
      input: { name: string; bytes: Buffer; alt: string; focalPoint?: { x: number; y: number } },
    ): Promise<ImageValue> {
      const { name, bytes, alt, focalPoint = CENTRE } = input;
      const facts = await intake.keepBytes(name, bytes, 'image');
      if (facts instanceof Failure) throw new Error(`${name}: ${facts.sentence}`);
      const actor = { siteId, accountId: null };
      const row = await library.add(actor, { name, folder: '', facts, alt, focalPoint });
      const { width, height, blur } = row;
      return {
        src: srcOf(row),
        alt,
        width: width ?? 0,
        height: height ?? 0,
        focalPoint,
        ...(blur !== '' && { blur }),
      };
    },
  };
}
