import { notifications } from '@mantine/notifications';
import { content } from '#contract/content/content.ts';
import { momentOf } from '../../../kit/age.ts';
import { useContentChange } from '../../../documents/queries.ts';
import type { DraftForm } from '../../../documents/use-draft.ts';
import { call } from '../../../http/call.ts';
import { tellProblem } from '../../../http/tell-problem.ts';
import { say } from './words.ts';

/** What its owner chose stays; anything else is for everybody from now on. */
const shownAs = (status: unknown) => (status === 'scheduled' || status === 'private' ? status : 'published');

/** Brings one item before visitors, or takes it back: what was typed is saved first. */
export function usePublishItem(id: string, form: DraftForm, collection: { id: string; isLive: boolean }) {
  const changing = useContentChange(async (status: 'shown' | 'draft') => {
    if (form.isChanged && !(await form.save())) return undefined;
    const { revision, body } = await call(content.read, { params: { id } });
    const now = new Date().toISOString();
    const wanted = status === 'draft' ? 'draft' : shownAs(body?.status);
    const publishAt = body?.publishAt === '' && wanted === 'published' ? now : body?.publishAt;
    if (body?.status !== wanted || body.publishAt !== publishAt)
      await call(content.save, {
        params: { id },
        body: { base: revision, body: { ...body, status: wanted, publishAt } },
      });
    // Without its collection nobody would find it.
    const documentIds = collection.isLive ? [id] : [collection.id, id];
    await call(content.publish, { body: { documentIds } });
    return { status: wanted, publishAt: String(publishAt) };
  });

  async function run(status: 'shown' | 'draft'): Promise<void> {
    try {
      const done = await changing.mutateAsync(status);
      if (!done) return;
      const words = {
        draft: say('visitorsNoLongerSeeIt'),
        published: say('published2'),
        private: say('onlyPeopleWhoWork'),
        scheduled: say('goesLiveMomentOf', { momentOf: momentOf(done.publishAt) }),
      }[done.status];
      notifications.show({ color: 'green', message: words });
    } catch (error) {
      tellProblem(error);
    }
  }

  return {
    isPending: changing.isPending,
    publish: () => run('shown'),
    withdraw: () => run('draft'),
  };
}
