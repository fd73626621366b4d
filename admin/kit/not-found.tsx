import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Panel } from './panel.tsx';

export function NotFound() {
  return (
    <Panel title="Nothing here">
      <Text>This page of the admin does not exist. The link may have a typo.</Text>
      <Anchor component={Link} to="/">
        Go to your site
      </Anchor>
    </Panel>
  );
}
