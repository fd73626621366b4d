import { notifications } from '@mantine/notifications';
import { UndoNotice } from '../shell/undo-notice.tsx';
import { useMark } from './queries.ts';

const UNDO_SHOWN_MS = 12_000;

/** Deletes submissions at once and offers to take it back. */
export function useDelete() {
  const mark = useMark();
  return async (ids: string[]): Promise<void> => {
    await mark.mutateAsync({ ids, isDeleted: true });
    const words =
      ids.length === 1 ? 'The submission was deleted.' : `${ids.length} submissions were deleted.`;
    const notice = notifications.show({
      autoClose: UNDO_SHOWN_MS,
      message: (
        <UndoNotice
          words={words}
          onUndo={() => {
            notifications.hide(notice);
            mark.mutate({ ids, isDeleted: false });
          }}
        />
      ),
    });
  };
}
