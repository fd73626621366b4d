import { DAY_MS } from '#core/durations.ts';
import {
  letterOf,
  MAX_RUNNING,
  MAX_VARIANTS,
  NEXT_STATES,
  slugOf,
  type ExperimentState,
  type Goal,
  type VariantLetter,
} from '#core/experiments/experiment.ts';
import { DOCUMENT_OF, type Subject, type SubjectKind } from '#core/experiments/subject.ts';
import type { Documents } from '#core/content/documents.ts';
import { ALPHA, lift } from '#core/experiments/statistics.ts';
import { verdictOf } from '#core/experiments/verdict.ts';
import type { AuditAction } from '#core/activity/actions.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { ExperimentView, SubjectView } from '#contract/experiments.ts';
import { recordAction } from '../audit.ts';
import type { CodeApproval } from '../code/approval.ts';
import type { Actor, Content } from '../content/service.ts';
import type { Publishing } from '../content/publishing.ts';
import type { Database, Tx } from '../database/database.ts';
import { unlessRefused } from '../database/unless-refused.ts';
import { newId } from '../ids.ts';
import { makeCompared, WRONG } from './compared.ts';
import { makePublishVariant } from './publish-variant.ts';
import * as store from './store.ts';

const LISTED = 100;
const DONE = { ok: true } as const;

const NO_GOAL_PAGE = 'Enter the address of the page that counts as a success.';
const TOO_MANY_VARIANTS = `An experiment has at most ${MAX_VARIANTS} variants.`;
const TOO_MANY_RUNNING = `${MAX_RUNNING} experiments are running already. Stop one first.`;
const NO_DIFFERENCE_TO_VARIANTS = 'The draft is already one of the variants. Change it in the editor first.';

const STATE_PROBLEMS: Readonly<Record<ExperimentState, string>> = {
  draft: 'This experiment has not been started.',
  running: 'This experiment is running. Stop it first.',
  stopped: 'This experiment has ended.',
};

interface Deps {
  db: Database;
  documents: Documents;
  content: Content;
  publishing: Publishing;
  codeApproval: CodeApproval;
  /** Told on this node before the answer goes out; the other nodes hear it from the database. */
  onChanged: (siteId: string) => void;
  now: () => Date;
}

/** Every change of an experiment, in one transaction with its entry in the log. */
function makeMoving({ db, publishing, codeApproval, onChanged, now }: Deps) {
  const inSite = <T>(actor: Actor, work: (tx: Tx) => Promise<T | Failure>) => db.site(actor.siteId, work);

  const note = (
    tx: Tx,
    { siteId, accountId }: Actor,
    { action, name }: { action: AuditAction; name: string },
  ) => recordAction(tx, { siteId, accountId, action, detail: { name } });

  /** Moves an experiment on, where its state allows it, and tells all nodes that visitors get something else. */
  async function move(
    actor: Actor,
    id: string,
    change: {
      to: ExperimentState;
      action: AuditAction;
      winner?: string;
      check?: (tx: Tx, row: store.Found) => Promise<Failure | undefined>;
    },
  ): Promise<store.Found | Failure> {
    let kind: SubjectKind = 'page';
    const work = async (tx: Tx) => {
      const row = await store.hold(tx, id);
      if (!row) return fail('notFound');
      kind = row.subject;
      if (!NEXT_STATES[row.state].includes(change.to)) return fail('invalid', {}, STATE_PROBLEMS[row.state]);
      const refused = await change.check?.(tx, row);
      if (refused) return refused;
      await store.update(tx, id, {
        state: change.to,
        ...(change.to === 'running' ? { startedAt: now() } : { endedAt: now() }),
        ...(change.winner !== undefined && { winner: change.winner }),
      });
      await note(tx, actor, { action: change.action, name: row.name });
      await publishing.renew(tx, actor.siteId);
      return row;
    };
    const moved = await unlessRefused(db.site, actor.siteId, work, {
      experiments_running_page: () => fail('invalid', {}, WRONG[kind].busy),
    });
    if (moved instanceof Failure) await codeApproval.ask(actor, moved);
    else onChanged(actor.siteId);
    return moved;
  }

  return { inSite, note, move };
}

export function makeExperiments(deps: Deps) {
  const { db, codeApproval, now } = deps;
  const compared = makeCompared(deps);
  const publishVariant = makePublishVariant({ ...deps, compared });
  const { inSite, note, move } = makeMoving(deps);

  async function mayStart(tx: Tx, actor: Actor, row: store.Found): Promise<Failure | undefined> {
    if (row.liveRevision !== row.baseRevision) return fail('invalid', {}, WRONG[row.subject].overtaken);
    if ((await store.countRunning(tx)) >= MAX_RUNNING) return fail('invalid', {}, TOO_MANY_RUNNING);
    // Visitors get the code of a variant as they would after a publish.
    const { documentId, baseRevision, title, path } = row;
    return codeApproval.check(
      tx,
      actor,
      row.revisions.slice(1).map((after) => ({
        documentId,
        kind: DOCUMENT_OF[row.subject],
        title,
        path,
        before: baseRevision,
        after,
      })),
    );
  }

  return {
    async list(siteId: string): Promise<ExperimentView[]> {
      const { rows, counts } = await db.readSite(siteId, async (tx) => ({
        rows: await store.list(tx, LISTED),
        counts: await store.sumCounts(tx),
      }));
      return rows.map((row) =>
        toView(
          row,
          counts.filter(({ experimentId }) => experimentId === row.id),
          now(),
        ),
      );
    },

    subjects: (siteId: string): Promise<SubjectView[]> => db.readSite(siteId, (tx) => compared.list(tx)),

    async create(
      actor: Actor,
      { name, subject, goal }: { name: string; subject: Subject; goal: Goal },
    ): Promise<{ id: string } | Failure> {
      if (goal.kind === 'view' && goal.path === '')
        return fail('invalid', { errors: { 'goal.path': NO_GOAL_PAGE } });
      return inSite(actor, async (tx) => {
        const opened = await compared.open(tx, subject);
        if (opened instanceof Failure) return opened;
        const { versions, section } = opened;
        const id = newId();
        await store.insert(tx, {
          siteId: actor.siteId,
          id,
          name,
          slug: slugOf(name),
          subject: subject.kind,
          documentId: versions.id,
          section,
          baseRevision: versions.liveRevision,
          revisions: [versions.liveRevision, versions.draftRevision],
          goal: goal.kind === 'view' ? goal : { kind: goal.kind, path: '' },
          state: 'draft',
          createdAt: now(),
        });
        await note(tx, actor, { action: 'experiment.create', name });
        return { id };
      });
    },

    async addVariant(actor: Actor, id: string): Promise<typeof DONE | Failure> {
      return inSite(actor, async (tx) => {
        const row = await store.hold(tx, id);
        if (!row) return fail('notFound');
        if (row.state !== 'draft') return fail('invalid', {}, STATE_PROBLEMS[row.state]);
        if (row.revisions.length >= MAX_VARIANTS) return fail('invalid', {}, TOO_MANY_VARIANTS);
        const opened = await compared.open(tx, store.subjectOf(row));
        if (opened instanceof Failure) return opened;
        if (await compared.isVariant(tx, row, opened.versions.draft))
          return fail('invalid', {}, NO_DIFFERENCE_TO_VARIANTS);
        await store.update(tx, id, { revisions: [...row.revisions, row.draftRevision] });
        await note(tx, actor, { action: 'experiment.save', name: row.name });
        return DONE;
      });
    },

    async start(actor: Actor, id: string): Promise<typeof DONE | Failure> {
      const moved = await move(actor, id, {
        to: 'running',
        action: 'experiment.start',
        check: (tx, row) => mayStart(tx, actor, row),
      });
      return moved instanceof Failure ? moved : DONE;
    },

    async stop(actor: Actor, id: string): Promise<typeof DONE | Failure> {
      const moved = await move(actor, id, { to: 'stopped', action: 'experiment.stop' });
      return moved instanceof Failure ? moved : DONE;
    },

    async publish(actor: Actor, id: string, variant: VariantLetter): Promise<typeof DONE | Failure> {
      const found = await inSite(actor, async (tx) => (await store.hold(tx, id)) ?? fail('notFound'));
      if (found instanceof Failure) return found;
      const refused = await publishVariant(actor, found, variant);
      if (refused) return refused;
      const action = 'experiment.publish';
      if (found.state === 'running') {
        const stopped = await move(actor, id, { to: 'stopped', action, winner: variant });
        return stopped instanceof Failure ? stopped : DONE;
      }
      await db.site(actor.siteId, async (tx) => {
        await store.update(tx, id, { winner: variant });
        await note(tx, actor, { action, name: found.name });
      });
      return DONE;
    },

    async remove(actor: Actor, id: string): Promise<typeof DONE | Failure> {
      return inSite(actor, async (tx) => {
        const row = await store.hold(tx, id);
        if (!row) return fail('notFound');
        if (row.state === 'running') return fail('invalid', {}, STATE_PROBLEMS.running);
        await store.remove(tx, id);
        await note(tx, actor, { action: 'experiment.delete', name: row.name });
        return DONE;
      });
    },
  };
}

export type Experiments = ReturnType<typeof makeExperiments>;

function toView(
  row: store.Found,
  counts: readonly { variant: string; visitors: number; conversions: number }[],
  now: Date,
): ExperimentView {
  const { id, name, slug, goal, state, winner, startedAt, endedAt } = row;
  const figures = row.revisions.map((revision, index) => {
    const variant = letterOf(index);
    const { visitors = 0, conversions = 0 } = counts.find((each) => each.variant === variant) ?? {};
    return { variant, revision, visitors, conversions };
  });
  const [original] = figures;
  const alpha = ALPHA / Math.max(1, figures.length - 1);
  const days = startedAt ? Math.floor(((endedAt ?? now).getTime() - startedAt.getTime()) / DAY_MS) : 0;
  return {
    id,
    name,
    slug,
    subject: store.subjectOf(row),
    title: row.title,
    path: row.path,
    section: row.section?.name ?? '',
    goal,
    state,
    isOvertaken: state !== 'stopped' && row.liveRevision !== row.baseRevision,
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    winner,
    variants: figures.map((figure) => ({
      ...figure,
      lift: original && figure !== original ? (lift(original, figure, alpha) ?? null) : null,
    })),
    verdict: verdictOf(figures, { days, goal: goal.kind }),
  };
}
