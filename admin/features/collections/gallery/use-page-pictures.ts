import { movedTo } from '#core/moved-to.ts';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Asset } from '#contract/content/assets.ts';
import { collections, MAX_PICTURES_ADDED } from '#contract/content/collections.ts';
import { content } from '#contract/content/content.ts';
import { CONTENT } from '../../../documents/queries.ts';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { makeLine, newPicture } from './page-pictures.ts';

const picturesQuery = (id: string) =>
  queryOptions({
    queryKey: [...CONTENT, 'pictures', id],
    queryFn: async () => (await call(collections.pictures, { params: { id } })).pictures,
  });

/** The pictures of a gallery page, and what can be done to all of them. What went wrong is in `problem`. */
export function usePagePictures(id: string) {
  const client = useQueryClient();
  const { data, error } = useQuery(picturesQuery(id));
  const [line] = useState(makeLine);
  const [problem, setProblem] = useState('');
  const [kept, setKept] = useState(0);
  const [waiting] = useState<Asset[]>([]);

  const run = async (work: () => Promise<unknown>) => {
    try {
      await line(work);
      setProblem('');
    } catch (failure) {
      setProblem(sentenceOf(failure));
    }
    await client.invalidateQueries({ queryKey: CONTENT });
    setKept((count) => count + 1);
  };
  const sendWaiting = async () => {
    const next = waiting.splice(0, MAX_PICTURES_ADDED);
    if (next.length > 0)
      await call(collections.addPictures, { params: { id }, body: { pictures: next.map(newPicture) } });
  };
  const arrange = async (itemOrder: readonly string[]) => {
    const { revision, body } = await call(content.read, { params: { id } });
    await call(content.save, {
      params: { id },
      body: { base: revision, body: { ...body, order: 'manual', itemOrder } },
    });
  };

  return {
    pictures: data,
    loadError: error,
    problem,
    /** How many changes the server has answered: what it draws is up to date after each. */
    kept,

    /** What comes while others are being kept goes with the next. */
    add: (assets: readonly Asset[]) => {
      waiting.push(...assets);
      void run(sendWaiting);
    },

    /** Shown at once, kept after. */
    move: (from: number, to: number) => {
      const moved = data?.[from];
      if (!data || !moved) return undefined;
      const next = movedTo(data, from, to);
      const place = next.indexOf(moved);
      if (place === from) return undefined;
      client.setQueryData(picturesQuery(id).queryKey, next);
      void run(() => arrange(next.map((picture) => picture.id)));
      return place;
    },

    remove: (pictureId: string) =>
      run(() =>
        call(collections.change, { params: { id }, body: { ids: [pictureId], change: { do: 'delete' } } }),
      ),
  };
}
