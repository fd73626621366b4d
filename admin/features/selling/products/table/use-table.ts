import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { fractionDigitsOf } from '#core/money/currency.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { productTable, type TableChange, type TableProduct } from '#contract/shop/product-table.ts';
import { useMay } from '../../../../account/account.ts';
import { homeQuery } from '../../../../account/home.ts';
import { SELLING, useCurrency } from '../../../../account/shop.ts';
import { call } from '../../../../http/call.ts';
import { CallProblem } from '../../../../http/problem.ts';
import { useChange } from '../../../../http/use-change.ts';
import { categoriesQuery } from '../../../../pickers/shop/queries.ts';
import { cellOf, rowsOf, type Reckoning } from './columns.ts';
import {
  changesIn,
  faultsIn,
  faultsOf,
  NO_PAST,
  redo,
  stepped,
  stillEdits,
  undo,
  withTexts,
  type Past,
  type Typed,
} from './edits.ts';

export function useReckoning(products: readonly TableProduct[]): Reckoning {
  const digits = fractionDigitsOf(useCurrency());
  const mayCount = useMay(CommercePermission.inventory) === true;
  const { data: categories } = useQuery(categoriesQuery);
  return useMemo(
    () => ({
      digits,
      mayCount,
      categories: categories ?? [],
      tags: [...new Set(products.flatMap(({ tags }) => tags))],
    }),
    [digits, mayCount, categories, products],
  );
}

/** What was typed into the table, what is wrong with it, and how it is saved. */
export function useTable(products: readonly TableProduct[], by: Reckoning) {
  const rows = useMemo(() => rowsOf(products), [products]);
  const [past, setPast] = useState<Past>(NO_PAST);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const edits = useMemo(() => stillEdits(products, past.now, by), [products, past.now, by]);
  const local = useMemo(() => faultsIn(products, edits, by), [products, edits, by]);
  const faults = useMemo(() => ({ ...refused, ...local }), [refused, local]);
  // What is refused is told beside the table.
  const saving = useChange((changes: TableChange[]) => call(productTable.save, { body: { changes } }), {
    stale: [SELLING, homeQuery.queryKey],
  });
  const type = (typed: readonly Typed[]): number => {
    const next = withTexts(edits, typed, by);
    setPast((before) => stepped(before, next));
    // What is typed anew is not what was refused.
    const cells = new Set(typed.map(({ row, column }) => cellOf(row, column)));
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([cell]) => !cells.has(cell))));
    return typed.filter(({ row, column }) => {
      const cell = cellOf(row, column);
      return next[cell] !== edits[cell];
    }).length;
  };
  /** How many products were saved; none where something is wrong. */
  const save = async (): Promise<number> => {
    const changes = changesIn(products, edits, by);
    if (Object.keys(local).length > 0) return 0;
    try {
      await saving.mutateAsync(changes);
    } catch (error) {
      setRefused(error instanceof CallProblem ? faultsOf(error.errors, changes) : {});
      return 0;
    }
    setPast(NO_PAST);
    setRefused({});
    return changes.length;
  };
  return {
    rows,
    edits,
    faults,
    type,
    save,
    isSaving: saving.isPending,
    error: saving.error,
    canUndo: past.before.length > 0,
    canRedo: past.undone.length > 0,
    undo: () => setPast(undo),
    redo: () => setPast(redo),
    discard: () => {
      setPast((before) => stepped(before, {}));
      setRefused({});
      saving.reset();
    },
  };
}

export type Table = ReturnType<typeof useTable>;
