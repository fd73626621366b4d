import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Panel } from './panel.tsx';
import { say } from './words.ts';

export function NotFound() {
  return (
    <Panel title={say('nothingHere')}>
      <Text>{say('thisPageOfThe')}</Text>
      <Anchor component={Link} to="/">
        {say('goToYourSite')}
      </Anchor>
    </Panel>
  );
}
