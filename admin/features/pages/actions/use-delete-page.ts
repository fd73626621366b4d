import { useNavigate } from 'react-router';
import { content, type DocumentEntry } from '#contract/content/content.ts';
import { useContentChange } from '../../../documents/queries.ts';
import { call } from '../../../http/call.ts';
import { tellProblem } from '../../../http/tell-problem.ts';
import { tellUndoable } from '../../../kit/tell-undoable.tsx';
import { useRestore } from '../../../panels/history/use-restore.ts';
import { say } from './words.ts';

/** Deletes the draft of a page and offers to take that back. */
export function useDeletePage() {
  const navigate = useNavigate();
  const restore = useRestore();
  return useContentChange(async (page: DocumentEntry) => {
    const { id, revision, title, state } = page;
    try {
      const deleted = await call(content.remove, { params: { id }, body: { base: revision } });
      await navigate('/pages');
      tellUndoable(say(state === 'new' ? 'deleted' : 'deletedAfterPublish', { title }), () =>
        restore.mutate({ id, base: deleted.revision, revision }),
      );
    } catch (error) {
      tellProblem(error);
    }
  });
}
