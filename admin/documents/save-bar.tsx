import { Alert, Button, Group } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { DraftForm } from './use-draft.ts';
import classes from './documents.module.css';

/** Belongs into a form. Saves and takes back, and says why when a save did not work. */
export function SaveBar({ form }: { form: DraftForm }) {
  const { isChanged, isSaving, problem } = form;
  useHotkeys([['mod+S', () => void form.save()]], []);
  if (!isChanged && !isSaving) return null;
  return (
    <div className={classes.saveBar}>
      {problem && (
        <Alert color="red" role="alert" mb="sm" p="xs">
          {problem.message}
        </Alert>
      )}
      <Group gap="xs" grow>
        <Button variant="default" onClick={form.discard} disabled={isSaving}>
          Discard
        </Button>
        <Button type="submit" loading={isSaving}>
          Save draft
        </Button>
      </Group>
    </div>
  );
}
