import { tellUndoable } from '../../kit/tell-undoable.tsx';
import { useMark } from './queries.ts';

/** Deletes submissions at once and offers to take it back. */
export function useDelete() {
  const mark = useMark();
  return async (ids: string[]): Promise<void> => {
    await mark.mutateAsync({ ids, isDeleted: true });
    const words =
      ids.length === 1 ? 'The submission was deleted.' : `${ids.length} submissions were deleted.`;
    tellUndoable(words, () => mark.mutate({ ids, isDeleted: false }));
  };
}
