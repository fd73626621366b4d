import { Alert, Button, Text } from '@mantine/core';
import { RELOAD_PAGE } from '#core/messages/connection.ts';
import { Panel } from '../../../kit/panel.tsx';

/** In place of a page that could not be opened: why, and what to do. */
export default function PageProblem({ isOffline }: { isOffline: boolean }) {
  return (
    <Panel title="Page" back={{ to: '/pages', label: 'Back to all pages' }}>
      <Alert color="orange" role="alert" title="This page could not be opened">
        <Text size="sm" mb="sm">
          {isOffline ? 'There is no connection right now.' : 'The server did not give it out.'}
        </Text>
        <Button size="xs" onClick={() => location.reload()}>
          {RELOAD_PAGE}
        </Button>
      </Alert>
    </Panel>
  );
}
