import { createHash } from 'node:crypto';
import { networkOf } from '#core/access/network.ts';
import { isPollOpen, seesTally, type PollState, type Tally } from '#core/forms/poll.ts';
import { answersOf } from '#core/forms/summary.ts';
import type { MadeUpVotes } from '#site/templates/template.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../ids.ts';
import { sign, type SiteSecrets } from '../secrets/site-secrets.ts';
import type { LiveForm } from './live-forms.ts';
import * as store from './store.ts';

/** Who votes, as far as a request tells without anything being kept in the browser. */
export interface Voter {
  address: string;
  /** What the browser says it is. */
  agent: string;
}

/** A household or an office has several browsers; a script that invents more of them has no more votes. */
const BROWSERS_OF_A_NETWORK = 8;

/** One vote for each browser of a network. The address itself is not kept, only what nobody can turn back. */
export function makePolls(deps: { db: Database; secrets: SiteSecrets; now: () => Date }) {
  const { db, secrets, now } = deps;

  async function keyOf(siteId: string, formId: string, { address, agent }: Voter): Promise<string> {
    const browser = createHash('sha256').update(agent).digest().readUInt32BE(0) % BROWSERS_OF_A_NETWORK;
    return sign(await secrets.of(siteId, 'polls'), `${formId} ${networkOf(address)} ${browser}`);
  }

  return {
    keyOf,

    isOpen: ({ document }: LiveForm) => !document?.poll.isOn || isPollOpen(document.poll.closesAt, now()),

    /** Nothing for a form that is no poll. */
    async stateOf(siteId: string, form: LiveForm, voter: Voter): Promise<PollState | undefined> {
      const [question] = form.writtenFields;
      const poll = form.document?.poll;
      if (!poll?.isOn || !question) return undefined;
      const key = await keyOf(siteId, form.formId, voter);
      return db.readSite(siteId, async (tx) => {
        const hasVoted = (await store.bodyHashOf(tx, key)) !== undefined;
        const state = { isOpen: isPollOpen(poll.closesAt, now()), hasVoted };
        if (!seesTally(poll.results, state)) return { ...state, tally: null };
        const chosen = await store.countChosen(tx, form.formId);
        const counts = (question.options ?? []).map(
          (option) => chosen.find((row) => row.fieldId === question.id && row.option === option)?.count ?? 0,
        );
        const tally: Tally = { voters: await store.countKept(tx, form.formId), counts };
        return { ...state, tally };
      });
    },

    /** Takes votes that were made up, for demo sites. */
    async fill(siteId: string, form: LiveForm, votes: readonly MadeUpVotes[]): Promise<void> {
      const [question] = form.writtenFields;
      if (!question) return;
      const cast = votes.flatMap(([people, ...options]) => Array<string[]>(people).fill(options));
      await db.site(siteId, async (tx) => {
        for (const [index, chosen] of cast.entries())
          await store.insertSubmission(tx, {
            siteId,
            id: newId(),
            formId: form.formId,
            formName: form.name,
            keyHash: `made-up ${form.formId} ${index}`,
            bodyHash: '',
            answers: answersOf(form.writtenFields, {
              [question.id]: question.type === 'checkbox' ? chosen : (chosen[0] ?? ''),
            }),
            words: '',
            page: {},
            isSpam: false,
            isRead: true,
            createdAt: now(),
          });
      });
    },
  };
}

export type Polls = ReturnType<typeof makePolls>;
