import { notifications } from '@mantine/notifications';
import { content } from '#contract/content/content.ts';
import { useContentChange } from '../../documents/queries.ts';
import { call } from '../../http/call.ts';
import { tellProblem } from '../../http/tell-problem.ts';
import { say } from './words.ts';

/** Saves an earlier version again as the newest draft. */
export function useRestore() {
  return useContentChange(async (wanted: { id: string; base: number; revision: number }) => {
    const { id, base, revision } = wanted;
    try {
      const saved = await call(content.restore, { params: { id }, body: { base, revision } });
      notifications.show({ message: say('versionRevisionRestoredAs', { revision }) });
      return saved;
    } catch (error) {
      tellProblem(error);
      throw error;
    }
  });
}
