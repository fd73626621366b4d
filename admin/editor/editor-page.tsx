import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { useParams } from 'react-router';
import { isId } from '#core/ids.ts';
import { RELOAD_PAGE } from '#core/messages/connection.ts';
import { PagePanel } from '../pages/page-panel.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { Panel } from '../shell/panel.tsx';
import { OpenEditor } from './open-editor.tsx';
import { useNewSession, useOpen } from './session/use-session.ts';

const BACK = { to: '/pages', label: 'Back to all pages' };

/** A page opened to be built: the page itself in the frame, its tools beside it. */
export function EditorPage() {
  const { id = '' } = useParams();
  return isId(id) ? <LoadedPage key={id} id={id} /> : <NotFound />;
}

function LoadedPage({ id }: { id: string }) {
  const session = useNewSession();
  const state = useOpen(session, { id, kind: 'page', key: null });
  const document = useSyncExternalStore(session.subscribe, () => session.view().bodies[id] !== undefined);
  if (state === 'gone') return <PagePanel />;
  if (state === 'offline' || state === 'failed') {
    return (
      <Panel title="Page" back={BACK}>
        <Alert color="orange" role="alert" title="This page could not be opened">
          <Text size="sm" mb="sm">
            {state === 'offline' ? 'There is no connection right now.' : 'The server did not give it out.'}
          </Text>
          <Button size="xs" onClick={() => location.reload()}>
            {RELOAD_PAGE}
          </Button>
        </Alert>
      </Panel>
    );
  }
  if (document) return <OpenEditor id={id} session={session} />;
  return (
    <Panel title="Page" back={BACK}>
      <Stack gap={12} aria-busy="true" aria-label="Loading the page">
        {[120, 180, 140, 160].map((width) => (
          <Skeleton key={width} height={20} width={width} />
        ))}
      </Stack>
    </Panel>
  );
}
