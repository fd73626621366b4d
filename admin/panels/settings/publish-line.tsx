import { Alert, Button, Group, Text } from '@mantine/core';
import type { DocumentEntry } from '#contract/content/content.ts';
import type { DraftForm } from '../../documents/use-draft.ts';
import { useRelease } from '../publish/use-publish.tsx';
import { say } from './words.ts';

/** Settings are drafts like pages. This says so where somebody would wonder why nothing happened. */
export function PublishLine(props: {
  entry: DocumentEntry;
  form: Pick<DraftForm, 'save' | 'isChanged'>;
  action?: string;
}) {
  const { entry, form, action = say('publishTheseSettings') } = props;
  const { publish } = useRelease();
  const publishSaved = async () => {
    if (await form.save()) publish.mutate([entry.id]);
  };
  if (entry.state === 'live')
    return (
      <Text size="sm" className="quiet">
        {form.isChanged ? say('savingYourChangesAs') : say('theseSettingsAreLive')}
      </Text>
    );
  return (
    <Alert color="blue" p="sm">
      <Group justify="space-between" wrap="nowrap" align="center">
        <Text size="sm">{say('savedAsADraft')}</Text>
        <Button
          size="xs"
          style={{ flex: 'none' }}
          variant="default"
          loading={publish.isPending}
          onClick={() => void publishSaved()}
        >
          {action}
        </Button>
      </Group>
    </Alert>
  );
}
