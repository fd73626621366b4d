import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Panel } from './panel.tsx';

export function NotFound() {
  return (
    <Panel title="Nothing here">
      <Text>There is no such place in the admin. The link may have a slip in it.</Text>
      <Anchor component={Link} to="/">
        Go to your site
      </Anchor>
    </Panel>
  );
}
