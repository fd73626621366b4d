import { Text } from '@mantine/core';
import { ERRORS } from '#contract/errors.ts';
import { WhoCan } from './who-can.tsx';
import { Panel } from '../kit/panel.tsx';

export function NotAllowed({ title }: { title: string }) {
  return (
    <Panel title={title}>
      <Text>
        {ERRORS.forbidden.sentence} <WhoCan />
      </Text>
    </Panel>
  );
}
