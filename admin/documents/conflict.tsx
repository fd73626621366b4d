import { Alert, Button, Group, List, Text } from '@mantine/core';
import { GitMerge } from 'lucide-react';
import { ERRORS } from '#contract/errors.ts';
import { differingFields } from './draft.ts';
import type { DraftForm } from './use-draft.ts';
import { say } from './words.ts';

/** Says what happened when two people saved the same thing, and lets this one decide. */
export function Conflict({ form, labelOf }: { form: DraftForm; labelOf: (name: string) => string }) {
  const { newest, original } = form;
  if (!newest || !original) return null;
  const names = newest.body ? differingFields(original, newest.body) : [];
  return (
    <Alert color="orange" icon={<GitMerge size={18} />} title={ERRORS.conflict.sentence} role="alert">
      {newest.body === null ? (
        <Text size="sm">{say('theyDeletedItYou')}</Text>
      ) : (
        <>
          <Text size="sm">{say('theyChanged')}</Text>
          <List size="sm" mb="sm">
            {names.map((name) => (
              <List.Item key={name}>{labelOf(name)}</List.Item>
            ))}
          </List>
        </>
      )}
      <Group gap="xs">
        <Button size="xs" onClick={form.takeNewest}>
          {say('loadTheLatestVersion')}
        </Button>
        {newest.body !== null && (
          <Button size="xs" variant="default" onClick={form.keepMine}>
            {say('keepMyChanges')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
