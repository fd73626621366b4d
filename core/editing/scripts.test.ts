import { assert, property } from 'fast-check';
import { expect, test } from 'vitest';
import { checkWith } from '../fields/index.ts';
import { pageBody } from '../page/stored/fields.ts';
import type { PageBody } from '../page/page.ts';
import { readPortable, writePortable } from '../page/portable/portable.ts';
import { allowed, countIds, noteBlock } from '../page/testing/pages.ts';
import { redo, record, startHistory, undo, unsavedIn } from './history.ts';
import type { ThreeWays } from './merge-value.ts';
import { mergeDocument } from './merge.ts';
import { applyEdit, freeze, pages, runScript, scripts } from './testing/scripts.ts';

/** Other ones at every run, so that many runs see what one does not. */
const RUNS = { numRuns: 2000 };
const body = pageBody(noteBlock);
const mergeBody = (ways: ThreeWays<PageBody>) => mergeDocument(ways, body.control);
const TIME_LIMIT = 120_000;

function expectSound(page: PageBody): void {
  const result = checkWith(body, page);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const ids = page.sections.flatMap((section) => [section.id, ...section.blocks.map(({ id }) => id)]);
  if (new Set(ids).size !== ids.length) throw new Error('An id is there twice.');
}

test(
  'undo leads back to the identical page and redo forth again, over every step',
  () => {
    assert(
      property(pages, scripts, (page, script) => {
        freeze(page);
        const newId = countIds();
        let history = startHistory({ page });
        const seen = [page];
        for (const [at, edit] of script.entries()) {
          const next = freeze(applyEdit(history.present.page, edit, newId));
          history = record(history, { next: { page: next }, label: 'Edit', at });
          if (next !== seen.at(-1)) seen.push(next);
        }
        for (const earlier of seen.toReversed()) {
          if (history.present.page !== earlier) throw new Error('Undo led elsewhere.');
          history = undo(history);
        }
        if (unsavedIn(history).length > 0) throw new Error('There is nothing left to save.');
        for (const later of seen) {
          if (history.present.page !== later) throw new Error('Redo led elsewhere.');
          history = redo(history);
        }
        expectSound(history.present.page);
      }),
      RUNS,
    );
  },
  TIME_LIMIT,
);

test(
  'two scripts at once merge to the same page in either order, or both orders report a conflict',
  () => {
    let merges = 0;
    assert(
      property(pages, scripts, scripts, (base, one, other) => {
        const mine = freeze(runScript(base, one, 'm'));
        const theirs = freeze(runScript(base, other, 't'));
        const forth = mergeBody({ base, mine, theirs });
        const back = mergeBody({ base, mine: theirs, theirs: mine });
        expect(back.ok).toBe(forth.ok);
        if (!forth.ok || !back.ok) return;
        merges += 1;
        expect(back.merged).toEqual(forth.merged);
        expectSound(forth.merged);
      }),
      RUNS,
    );
    // Most people work on different things; a merge that always gave up would satisfy the rule above.
    expect(merges).toBeGreaterThan(RUNS.numRuns / 4);
  },
  TIME_LIMIT,
);

test(
  'what only one of them changed is taken as it is',
  () => {
    assert(
      property(pages, scripts, (base, script) => {
        const changed = runScript(base, script, 'm');
        expect(mergeBody({ base, mine: changed, theirs: base })).toEqual({ ok: true, merged: changed });
        expect(mergeBody({ base, mine: base, theirs: changed })).toEqual({ ok: true, merged: changed });
        expect(mergeBody({ base, mine: changed, theirs: structuredClone(changed) })).toEqual({
          ok: true,
          merged: changed,
        });
      }),
      { numRuns: 1000 },
    );
  },
  TIME_LIMIT,
);

test(
  'export, import and export again give the same bytes',
  () => {
    assert(
      property(pages, scripts, (page, script) => {
        for (const section of runScript(page, script, 'm').sections) {
          const text = writePortable({ kind: 'section', section }, noteBlock);
          const again = allowed(readPortable(text, { blockOf: noteBlock, newId: countIds() }));
          if (writePortable(again, noteBlock) !== text) throw new Error('The bytes differ.');
        }
      }),
      RUNS,
    );
  },
  TIME_LIMIT,
);
