import { expect, test } from 'vitest';
import { MAX_STOCK } from '#core/commerce/catalogue/product.ts';
import { bulkEdits, switchedBy, undoOf, type BulkStock, type StockEdit } from './stock-changes.ts';

const three = { variantId: 'a', qtyInStock: 3, unlimited: false };
const endless = { variantId: 'b', qtyInStock: 0, unlimited: true };

test.each<[BulkStock, StockEdit[]]>([
  [
    { kind: 'set', count: 5 },
    [
      { variantId: 'a', delta: 2 },
      { variantId: 'b', delta: 5, unlimited: false },
    ],
  ],
  [{ kind: 'set', count: 3 }, [{ variantId: 'b', delta: 3, unlimited: false }]],
  [{ kind: 'add', count: 4 }, [{ variantId: 'a', delta: 4 }]],
  [{ kind: 'add', count: MAX_STOCK }, [{ variantId: 'a', delta: MAX_STOCK - 3 }]],
  [{ kind: 'take', count: 9 }, [{ variantId: 'a', delta: -3 }]],
  [{ kind: 'endless' }, [{ variantId: 'a', unlimited: true }]],
  [{ kind: 'counted' }, [{ variantId: 'b', unlimited: false }]],
])('%j', (bulk, edits) => {
  expect(bulkEdits([three, endless], bulk)).toEqual(edits);
});

test('undoing gives back what was there, and leaves what was not changed', () => {
  const after = [
    { ...three, qtyInStock: 5 },
    { ...endless, qtyInStock: 5, unlimited: false },
  ];
  expect(undoOf([three, endless], after)).toEqual([
    { variantId: 'a', delta: -2 },
    { variantId: 'b', delta: -5, unlimited: true },
  ]);
  expect(undoOf([], after)).toEqual([]);
});

test('a switch stands as it was set while the change is on its way', () => {
  const edits = [
    { variantId: 'a', unlimited: true },
    { variantId: 'b', delta: 2 },
  ];
  expect(switchedBy([three, endless], edits)).toEqual([{ ...three, unlimited: true }, endless]);
});
