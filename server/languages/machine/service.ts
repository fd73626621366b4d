import { charactersOf, mayBecome } from '#core/languages/machine/runs.ts';
import { markUp } from '#core/languages/machine/marked-up.ts';
import { translationKey } from '#core/languages/names.ts';
import { translationFields } from '#core/languages/translation.ts';
import { languageNameOf } from '#core/settings/languages.ts';
import { fail, Failure } from '#contract/errors.ts';
import type { machineTranslation as contract } from '#contract/content/machine-translation.ts';
import type { BodyOf } from '#contract/route.ts';
import { recordAction } from '../../audit.ts';
import { by } from '../../content/actor.ts';
import type { DraftContent } from '../../content/drafts.ts';
import type { Actor, Content } from '../../content/service.ts';
import type { Database } from '../../database/database.ts';
import { newId } from '../../ids.ts';
import type { Jobs } from '../../jobs.ts';
import type { Vault } from '../../secrets/vault.ts';
import type { Languages } from '../service.ts';
import { makeConnecting, toRun } from './connecting.ts';
import { makeRunning, missingIn } from './running.ts';
import * as store from './store.ts';

const QUEUE = 'machine-translation';
const LONG = { mayTakeSeconds: 3600, atOnce: 2 };

/** Has texts translated by a service that the owner has an account with. Off until they enter its key. */
export async function makeMachineTranslation(deps: {
  db: Database;
  vault: Vault;
  jobs: Jobs;
  content: Content;
  drafts: DraftContent;
  languages: Languages;
  urls: Readonly<Record<string, string | undefined>>;
  allowsPrivate: boolean;
  now: () => Date;
}) {
  const { db, jobs, content, drafts, languages, now } = deps;
  const { open, ...connecting } = makeConnecting(deps);
  const run = makeRunning({ db, content, languages, open, now });
  await jobs.handle(QUEUE, ({ siteId = '', id = '' }) => run(siteId, id), LONG);

  /** What is missing in a language, in one document or in all. */
  async function missing(siteId: string, { language, of }: { language: string; of?: string | undefined }) {
    const found = await languages.everything(siteId, language);
    if (found instanceof Failure) return found;
    const documents = found.documents.filter((document) => of === undefined || document.of === of);
    if (documents.length === 0) return fail('notFound');
    const terms = await languages.termsOf(siteId, language);
    const texts = documents.flatMap(missingIn);
    const characters = charactersOf(texts.flatMap(({ source }) => markUp(source, terms).lines));
    return { texts: texts.length, characters };
  }

  return {
    ...connecting,
    estimate: missing,

    async start(actor: Actor, { language, of }: BodyOf<typeof contract.start>) {
      const { siteId, accountId } = actor;
      const { service, monthlyLimit, used } = await connecting.read(siteId);
      if (!service) return fail('invalid', {}, NOT_CONNECTED);
      const open = await missing(siteId, { language, of });
      if (open instanceof Failure) return open;
      if (open.texts === 0) return fail('invalid', {}, 'Nothing is left to translate.');
      if (used + open.characters > monthlyLimit)
        return fail('limitReached', {}, tooMuch(open.characters, Math.max(monthlyLimit - used, 0)));
      return db.site(siteId, async (tx) => {
        const row = await store.insertRun(tx, {
          siteId,
          id: newId(),
          accountId,
          language,
          of: of ?? null,
          state: 'running',
          texts: open.texts,
          startedAt: now(),
        });
        if (!row) return fail('conflict', {}, 'Texts are being translated already. Wait until that is done.');
        await jobs.enqueue(tx, QUEUE, { siteId, id: row.id });
        await recordAction(tx, {
          ...by(actor),
          action: 'translation.machine',
          detail: { language: languageNameOf(language) },
        });
        return { run: toRun(row) };
      });
    },

    cancel: (actor: Actor, id: string) =>
      db.site(actor.siteId, async (tx) => {
        const row = await store.endRun(tx, id, { from: 'running', to: 'cancelled' });
        if (!row) return fail('notFound');
        await recordAction(tx, { ...by(actor), action: 'translation.cancel', detail: {} });
        return { run: toRun(row) };
      }),

    /** Takes back what nobody has read; what somebody has is theirs. */
    async undo(actor: Actor, id: string) {
      const { siteId } = actor;
      const before = await db.readSite(siteId, (tx) => store.findRun(tx, id));
      if (!before || !mayBecome(before.state, 'undone')) return fail('notFound');
      const all = await drafts.allTranslations(siteId, before.language);
      const isOfRun = ({ machine }: { machine?: string }) => machine === id;
      const saved = await content.rewriteAll(
        by(actor),
        all
          .filter(({ body }) => translationFields.read(body).texts.some(isOfRun))
          .map(({ of }) => ({
            kind: 'translation' as const,
            key: translationKey(of, before.language),
            bodyFrom: (stored: unknown) => {
              const { texts, ...rest } = translationFields.read(stored);
              return { ...rest, texts: texts.filter((entry) => !isOfRun(entry)) };
            },
          })),
      );
      if (saved instanceof Failure) return saved;
      return db.site(siteId, async (tx) => {
        const row = await store.endRun(tx, id, { from: before.state, to: 'undone' });
        if (!row) return fail('notFound');
        await recordAction(tx, { ...by(actor), action: 'translation.undo', detail: {} });
        return { run: toRun(row) };
      });
    },
  };
}

export type MachineTranslation = Awaited<ReturnType<typeof makeMachineTranslation>>;

const tooMuch = (characters: number, left: number) =>
  `These texts have ${inDigits(characters)} characters, and ${inDigits(left)} are left this month. Raise the limit in the settings, or translate page by page.`;
const inDigits = (count: number) => count.toLocaleString('en');

const NOT_CONNECTED = 'Machine translation is off. Turn it on in the settings first.';
