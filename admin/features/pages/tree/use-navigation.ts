import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notifications } from '@mantine/notifications';
import { useRef } from 'react';
import { content } from '#contract/content/content.ts';
import { navigationFields, type Navigation } from '#core/content/navigation.ts';
import { isRefusal, type Refusal } from '#core/page/refusal.ts';
import { CONTENT, documentQuery, useSingle } from '../../../documents/queries.ts';
import { call } from '../../../http/call.ts';
import { CallProblem } from '../../../http/problem.ts';
import { tellProblem } from '../../../http/tell-problem.ts';
import { tellUndoable } from '../../../kit/tell-undoable.tsx';
import { say } from './words.ts';

const SAVING = ['navigation'];
const SOMEBODY_ELSE = say('somebodyElseChangedThe');

/** The menus of the site, changed and saved in one go; each change can be taken back. */
export function useNavigation() {
  const client = useQueryClient();
  const notice = useRef<string>(undefined);
  const entry = useSingle('navigation', 'navigation');
  const query = documentQuery(entry?.id ?? '');
  const { data } = useQuery({ ...query, enabled: entry !== undefined });
  const navigation = navigationFields.read(data?.body);

  const saving = useMutation({
    mutationKey: SAVING,
    // One after the other: each names the version it started from.
    scope: { id: 'navigation' },
    mutationFn: async (next: Navigation) => {
      const { id, revision: base } = entry
        ? { id: entry.id, revision: client.getQueryData(query.queryKey)?.revision ?? entry.revision }
        : await call(content.open, { body: { kind: 'navigation', key: 'navigation' } });
      const { revision } = await call(content.save, { params: { id }, body: { base, body: next } });
      client.setQueryData(documentQuery(id).queryKey, (old) => old && { ...old, revision });
    },
    onError(error) {
      if (error instanceof CallProblem && error.code === 'conflict')
        notifications.show({ color: 'orange', message: SOMEBODY_ELSE });
      else tellProblem(error);
    },
    onSettled: () =>
      client.isMutating({ mutationKey: SAVING }) > 1
        ? undefined
        : client.invalidateQueries({ queryKey: CONTENT }),
  });

  const save = (next: Navigation) => {
    // Shown at once; what the server has is read again when it is saved.
    client.setQueryData(query.queryKey, (old) => old && { ...old, body: next });
    saving.mutate(next);
  };

  return {
    navigation,
    isLoaded: data !== undefined,
    /** False when a rule forbids it, which is told. */
    change: (words: string, act: (now: Navigation) => Navigation | Refusal): boolean => {
      const next = act(navigation);
      if (isRefusal(next)) {
        notifications.show({ color: 'orange', message: next.refused });
        return false;
      }
      save(next);
      // Only the last change can be taken back: an older state would take later ones with it.
      if (notice.current !== undefined) notifications.hide(notice.current);
      notice.current = tellUndoable(words, () => save(navigation));
      return true;
    },
  };
}

export type NavigationChange = ReturnType<typeof useNavigation>['change'];
