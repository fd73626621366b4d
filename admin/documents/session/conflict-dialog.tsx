import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { ERRORS } from '#contract/errors.ts';
import type { PageBody } from '#core/page/page.ts';
import type { Session } from './session.ts';
import { nameConflict, showValue } from './conflict-words.ts';
import { say } from './words.ts';
import classes from './session.module.css';

/** Shows both versions where two people changed the same thing. Nothing is saved before one is chosen. */
export function ConflictDialog({ session }: { session: Session }) {
  const disputes = useSyncExternalStore(session.subscribe, () => session.view().disputes);
  const [dispute] = disputes;
  if (!dispute) return null;
  const { id, mine, theirs, differences } = dispute;
  const body = (mine.body ?? mine.footer ?? { sections: [] }) as PageBody;
  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={ERRORS.conflict.sentence}
      size="xl"
      centered
    >
      {theirs === null ? (
        <Text mb="md">{say('theyDeletedThePage')}</Text>
      ) : (
        <Stack gap="md" mb="md">
          <Text>{say('bothVersionsAreKept')}</Text>
          {differences.map((difference) => (
            <section key={`${difference.where}${difference.id}${difference.field}`}>
              <Text fw={550} mb={4}>
                {nameConflict(difference, body)}
              </Text>
              <div className={classes.both}>
                <Version name={say('yours')} value={difference.mine} />
                <Version name={say('theirs')} value={difference.theirs} />
              </div>
            </section>
          ))}
        </Stack>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={() => session.resolve(id, 'theirs')}>
          {theirs === null ? say('leaveItDeleted') : say('takeTheirs')}
        </Button>
        <Button onClick={() => session.resolve(id, 'mine')} data-autofocus>
          {say('keepMine')}
        </Button>
      </Group>
    </Modal>
  );
}

function Version({ name, value }: { name: string; value: unknown }) {
  return (
    <div>
      <h3>{name}</h3>
      <pre className={classes.version} tabIndex={0}>
        {showValue(value)}
      </pre>
    </div>
  );
}
