import { Text } from '@mantine/core';
import { ERRORS } from '#contract/errors.ts';
import { Panel } from './panel.tsx';

export function NotAllowed({ title }: { title: string }) {
  return (
    <Panel title={title}>
      <Text>{ERRORS.forbidden.sentence} The owner of the site can give you another one.</Text>
    </Panel>
  );
}
