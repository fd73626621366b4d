import { tellUndoable } from '../../kit/tell-undoable.tsx';
import { useMark } from './queries.ts';

/** Deletes submissions at once and offers to undo it. */
export function useDelete() {
  const mark = useMark();
  return async (ids: string[]): Promise<void> => {
    await mark.mutateAsync({ ids, isDeleted: true });
    const words = ids.length === 1 ? 'Submission deleted.' : `${ids.length} submissions deleted.`;
    tellUndoable(words, () => mark.mutate({ ids, isDeleted: false }));
  };
}
