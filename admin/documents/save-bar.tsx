import { Alert, Button, Group, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { DraftForm } from './use-draft.ts';
import { say } from './words.ts';
import classes from './documents.module.css';

/** Belongs into a form that saves itself: says why when a save did not work, and tries again. */
export function SaveBar({ form }: { form: DraftForm }) {
  const { isChanged, isSaving, problem } = form;
  useHotkeys([['mod+S', () => void form.save()]], []);
  if (!problem || !isChanged) return null;
  return (
    <div className={classes.saveBar}>
      <Alert color="red" role="alert" p="xs">
        <Group justify="space-between" wrap="nowrap">
          <Text size="sm">{problem.message}</Text>
          <Button type="submit" size="xs" variant="default" loading={isSaving} style={{ flex: 'none' }}>
            {say('saveAgain')}
          </Button>
        </Group>
      </Alert>
    </div>
  );
}
