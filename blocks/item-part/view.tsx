import { useContext } from 'react';
import { PART_FACTS, type ItemPartValues } from '#core/collections/item-parts.ts';
import type { ViewProps } from '../kit/block.tsx';
import { Placeholder } from '../kit/placeholder.tsx';
import { useWords } from '../kit/words.ts';
import { ItemPartContext } from './context.ts';

/** A part of the item whose page it stands on. On other pages there is nothing to show. */
export function ItemPartView({ values, isEditing }: ViewProps<ItemPartValues>) {
  const draw = useContext(ItemPartContext);
  const say = useWords('content');
  const drawn = draw?.(values, say) ?? null;
  if (drawn !== null || !isEditing) return drawn;
  return (
    <Placeholder name={PART_FACTS[values.part].name}>
      {draw ? 'This one has nothing here. Visitors see no gap.' : 'Shows something on the page of an item.'}
    </Placeholder>
  );
}
