import { Alert, Anchor, Button, Code, Group, NativeSelect, Stack, TagsInput, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { forms } from '#contract/forms.ts';
import { NO_MAILING_LISTS } from '#core/messages/editing.ts';
import { ageOf } from '../../kit/age.ts';
import { useContentChange } from '../../documents/queries.ts';
import { lostChoice } from '../../fields/control/lost-choice.ts';
import { Fields } from '../../fields/fields.tsx';
import { call } from '../../http/call.ts';
import { reportQuery } from './queries.ts';
import { controlsOf, type TabProps } from './builder/tab.ts';

interface StorageProps extends TabProps {
  formId: string;
  lists: readonly { id: string; name: string }[] | undefined;
  preview: ReactNode;
}

/** Where answers go: inbox, mails, a mailing list, another program. */
export function StorageTab({ value, errors, onChange, formId, lists, preview }: StorageProps) {
  const { storage } = value;
  const set = (name: string, next: unknown) => onChange('storage', { ...storage, [name]: next });
  const bad = Object.entries(errors).find(([path]) => path.startsWith('storage.notify.'))?.[1];
  const lostList = lostChoice(
    storage.listId,
    lists?.map(({ id }) => id),
  );
  return (
    <Stack gap="md">
      <Fields
        controls={controlsOf('storage')}
        names={['keep']}
        values={{ ...storage }}
        errors={errors}
        onChange={set}
      />
      <TagsInput
        label="Send submissions to"
        description="Leave empty to send them to the owner. Replies go to the visitor."
        value={storage.notify}
        error={bad}
        splitChars={[',', ' ', ';']}
        onChange={(next) => set('notify', next)}
      />
      <Fields
        controls={controlsOf('storage')}
        names={['subject']}
        prefix="storage."
        values={{ ...storage }}
        errors={errors}
        onChange={set}
      />
      {storage.notify.length > 0 && <Group>{preview}</Group>}
      {lists?.length === 0 ? (
        <Alert color="gray">
          {NO_MAILING_LISTS}.{' '}
          <Anchor component={Link} to="/newsletter">
            Mailing lists
          </Anchor>
        </Alert>
      ) : (
        <NativeSelect
          label="Mailing list"
          description="Subscribes the first email address in the form."
          value={lostList ? '' : storage.listId}
          error={errors['storage.listId'] ?? lostList}
          onChange={(event) => set('listId', event.currentTarget.value)}
          data={[
            { value: '', label: 'None' },
            ...(lists ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      <Fields
        controls={controlsOf('storage')}
        names={['webhook']}
        prefix="storage."
        values={{ ...storage }}
        errors={errors}
        onChange={set}
      />
      {formId !== '' && storage.webhook !== '' && <Webhook formId={formId} />}
    </Stack>
  );
}

/** What calls of the webhook carry, and those that did not arrive. */
function Webhook({ formId }: { formId: string }) {
  const { data } = useQuery(reportQuery(formId));
  const retry = useContentChange((id: string) => call(forms.retryDelivery, { params: { id } }));
  if (!data) return null;
  return (
    <Stack gap="xs">
      <Text size="sm">
        Each request has the header <Code>x-plinth-signature: t=…,v1=…</Code>, an HMAC-SHA256 of{' '}
        <Code>t.body</Code> with this secret:
      </Text>
      <Code block>{data.secret}</Code>
      {data.deliveries
        .filter(({ state }) => state !== 'delivered')
        .map(({ id, state, attempts, problem, createdAt }) => (
          <Group key={id} justify="space-between" wrap="nowrap">
            <Text size="sm">
              {state === 'dead' ? 'Failed' : 'Retrying'} after {attempts} attempts: {problem} (
              {ageOf(createdAt)})
            </Text>
            <Button size="compact-xs" variant="default" onClick={() => retry.mutate(id)}>
              Retry
            </Button>
          </Group>
        ))}
    </Stack>
  );
}
