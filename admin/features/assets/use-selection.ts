import { useState } from 'react';
import { selectNext } from './select.ts';

/** The files that are selected, among those shown in this order. */
export function useSelection(order: readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [lastClicked, setLastClicked] = useState<string>();
  return {
    selected,
    select: (id: string, isRange: boolean) => {
      setSelected(selectNext(selected, { id, from: lastClicked, isRange, order }));
      setLastClicked(id);
    },
    selectAll: () => setSelected(new Set(order)),
    clear: () => setSelected(new Set()),
  };
}
