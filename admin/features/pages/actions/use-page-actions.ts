import { useNavigate } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import { content, type DocumentEntry } from '#contract/content/content.ts';
import { HOME_PATH } from '#core/site/paths.ts';
import { documentsQuery, useContentChange } from '../../../documents/queries.ts';
import { call } from '../../../http/call.ts';
import { tellProblem } from '../../../http/tell-problem.ts';
import { tellUndoable } from '../../../kit/tell-undoable.tsx';
import { freePath } from '../../../documents/free-path.ts';
import { say } from './words.ts';

/** A copy of a page, opened in the editor. */
export function useDuplicatePage() {
  const navigate = useNavigate();
  return useContentChange(async ({ id }: DocumentEntry) => {
    try {
      const copy = await call(content.duplicate, { params: { id } });
      await navigate(`/pages/${copy.id}`);
    } catch (error) {
      tellProblem(error);
    }
  });
}

interface Move {
  id: string;
  to: string;
}

/** Gives a page the address of the home page; the one that had it gets an address of its own. */
export function useMakeHome() {
  const client = useQueryClient();
  const back = useContentChange((moves: readonly Move[]) => moveAll(moves).catch(tellProblem));
  return useContentChange(async (page: DocumentEntry) => {
    const documents = await client.fetchQuery(documentsQuery);
    const paths = documents.map(({ path }) => path);
    const home = documents.find(({ path, state }) => path === HOME_PATH && state !== 'deleted');
    const away = freePath(home?.title ?? '', paths);
    try {
      await moveAll([...(home ? [{ id: home.id, to: away }] : []), { id: page.id, to: HOME_PATH }]);
    } catch (error) {
      tellProblem(error);
      if (home) back.mutate([{ id: home.id, to: HOME_PATH }]);
      return;
    }
    const { title } = page;
    const done = home ? say('isHomeAndMoved', { title, moved: home.title, away }) : say('isHome', { title });
    tellUndoable(done, () =>
      back.mutate([
        { id: page.id, to: page.path ?? freePath(page.title, paths) },
        ...(home ? [{ id: home.id, to: HOME_PATH }] : []),
      ]),
    );
  });
}

/** One after the other: an address is free when the page that had it has moved. */
async function moveAll(moves: readonly Move[]): Promise<void> {
  for (const { id, to } of moves) {
    const { revision, body } = await call(content.read, { params: { id } });
    await call(content.save, { params: { id }, body: { base: revision, body: { ...body, path: to } } });
  }
}
