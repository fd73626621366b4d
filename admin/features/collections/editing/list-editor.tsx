import { Skeleton } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useParams } from 'react-router';
import { isId } from '#core/ids.ts';
import { OpenEditor } from '../../../editor/open-editor.tsx';
import { useNewSession, useOpen } from '../../../documents/session/use-session.ts';
import { NotFound } from '../../../kit/not-found.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { say } from './words.ts';

/** The page of a list opened to be built: what stands above the items, with the same tools as any page. */
export function ListEditor() {
  const { id = '' } = useParams();
  return isId(id) ? <Loaded key={id} id={id} /> : <NotFound />;
}

function Loaded({ id }: { id: string }) {
  const session = useNewSession();
  const state = useOpen(session, { id, kind: 'collection', key: null });
  const path = useSyncExternalStore(session.subscribe, () => session.view().bodies[id]?.path);
  const back = { to: `/collections/${id}`, label: say('backToTheItems') };
  if (state === 'gone' || state === 'failed') return <NotFound />;
  if (typeof path !== 'string')
    return (
      <Panel title={say('collection')} back={back}>
        <Skeleton height={160} role="progressbar" aria-label={say('loadingTheCollection')} />
      </Panel>
    );
  return (
    <OpenEditor
      id={id}
      session={session}
      path={path}
      places={{
        back,
        settings: { to: `/collections/${id}/settings`, label: say('settingsOfTheCollection') },
      }}
    />
  );
}
