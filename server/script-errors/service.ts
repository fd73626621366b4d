import { createHash } from 'node:crypto';
import { deviceWords } from '#core/accounts/device.ts';
import { MAX_KEPT_ERRORS, shortened, type ScriptErrorEntry } from '#core/script-errors.ts';
import type { KeptError } from '#contract/script-errors.ts';
import { recordAction } from '../audit.ts';
import type { Database } from '../database/database.ts';
import * as store from './store.ts';

/** The largest number a column holds; those of a browser may be any. */
const MAX_INTEGER = 2 ** 31 - 1;

export function makeScriptErrors({ db, now }: { db: Database; now: () => Date }) {
  /** The site is the one of the host; what a browser says about it is not believed. */
  function toRow(siteId: string, { data }: ScriptErrorEntry): store.ErrorRow {
    const text = (field: 'app' | 'message' | 'stack' | 'file') => shortened(data[field], field);
    const [line, column] = [placeOf(data.line), placeOf(data.column)];
    const known = [text('app'), text('message'), text('file'), line, column];
    return {
      siteId,
      id: createHash('sha256').update(JSON.stringify(known)).digest('hex').slice(0, 24),
      app: text('app'),
      message: text('message'),
      stack: text('stack'),
      file: text('file'),
      line,
      column,
      custom: shortened(wordsOf(data.custom), 'custom'),
      path: pathOf(data.url),
      device: deviceWords(data.userAgent),
      firstAt: now(),
      lastAt: now(),
    };
  }

  return {
    async record(siteId: string, entries: readonly ScriptErrorEntry[]): Promise<void> {
      if (entries.length === 0) return;
      // In one order everywhere: two calls with the same errors must not wait for each other.
      const rows = entries.map((entry) => toRow(siteId, entry)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
      await db.site(siteId, async (tx) => {
        for (const row of rows) await store.countError(tx, row);
        await store.forgetOldest(tx, MAX_KEPT_ERRORS);
      });
    },

    async list(siteId: string): Promise<KeptError[]> {
      const rows = await db.readSite(siteId, store.listErrors);
      return rows.map(({ siteId: _, firstAt, lastAt, ...row }) => ({
        ...row,
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString(),
      }));
    },

    async clear(siteId: string, accountId: string): Promise<void> {
      await db.site(siteId, async (tx) => {
        await store.deleteErrors(tx);
        await recordAction(tx, { siteId, accountId, action: 'site.clearErrors' });
      });
    },
  };
}

export type ScriptErrors = ReturnType<typeof makeScriptErrors>;

const placeOf = (value: number | null) =>
  value !== null && value >= 0 && value <= MAX_INTEGER ? value : null;

/** Queries hold search words and secrets of visitors. */
function pathOf(url: string): string {
  return URL.canParse(url) ? shortened(new URL(url).pathname, 'url') : '';
}

function wordsOf(custom: unknown): string {
  if (custom === undefined || custom === null || custom === '') return '';
  return typeof custom === 'string' ? custom : JSON.stringify(custom);
}
