import { Alert, Button, Text } from '@mantine/core';
import { RELOAD_PAGE } from '#core/messages/connection.ts';
import { Panel } from '../../../kit/panel.tsx';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';

/** In place of a page that could not be opened: why, and what to do. */
export default function PageProblem({ isOffline }: { isOffline: boolean }) {
  return (
    <Panel title={say('page')} back={{ to: '/pages', label: say('backToAllPages') }}>
      <Alert color="orange" role="alert" title={say('thisPageCouldNot')}>
        <Text size="sm" mb="sm">
          {isOffline ? say('thereIsNoConnection') : say('theServerDidNot')}
        </Text>
        <Button size="xs" onClick={() => location.reload()}>
          {declared(RELOAD_PAGE)}
        </Button>
      </Alert>
    </Panel>
  );
}
