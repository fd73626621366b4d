import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { stayingPath } from '#core/access/redirect.ts';
import { content, type Release } from '#contract/content/content.ts';
import { useContentChange } from '../../documents/queries.ts';
import { call } from '../../http/call.ts';
import { tellProblem } from '../../http/tell-problem.ts';
import { useStage } from '../../kit/stage.ts';
import { countChanges } from './count-changes.ts';
import { say } from './words.ts';

const SHOWN_MS = 8000;
let notice = '';

/** Publishes, or undoes a release; says what happened and shows it in the frame. */
export function useRelease() {
  const stage = useStage();
  const announce = (release: Release, title: string) => {
    const path = release.changes.find((change) => change.path !== null && change.after !== null)?.path ?? '/';
    // One notice at a time: what an earlier release changed may be gone by now.
    notifications.hide(notice);
    notice = notifications.show({
      color: 'green',
      autoClose: SHOWN_MS,
      title,
      message: (
        <>
          {countChanges(release.changes.length)}.{' '}
          <Anchor href={stayingPath(path)} target="_blank">
            {say('seeItLive')}
          </Anchor>
        </>
      ),
    });
    stage.reload();
  };
  const tell = (error: unknown): never => {
    tellProblem(error);
    throw error;
  };
  const publish = useContentChange(async (documentIds: string[] | undefined) => {
    const body = documentIds ? { documentIds } : {};
    announce(await call(content.publish, { body }).catch(tell), say('published'));
  });
  const undo = useContentChange(async (number: number) => {
    announce(
      await call(content.undo, { params: { number } }).catch(tell),
      say('releaseNumberUndone', { number }),
    );
  });
  return { publish, undo };
}
