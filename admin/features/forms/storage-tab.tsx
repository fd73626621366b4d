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
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';

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
        label={say('sendSubmissionsTo')}
        description={say('leaveEmptyToSend')}
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
          {declared(NO_MAILING_LISTS)}.{' '}
          <Anchor component={Link} to="/newsletter">
            {say('mailingLists')}
          </Anchor>
        </Alert>
      ) : (
        <NativeSelect
          label={say('mailingList')}
          description={say('subscribesTheFirstEmail')}
          value={lostList ? '' : storage.listId}
          error={errors['storage.listId'] ?? lostList}
          onChange={(event) => set('listId', event.currentTarget.value)}
          data={[
            { value: '', label: say('none') },
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
        {say.parts('eachRequestHasThe', {
          header: <Code key="header">{'x-plinth-signature: t=…,v1=…'}</Code>,
          signed: <Code key="signed">{'t.body'}</Code>,
        })}
      </Text>
      <Code block>{data.secret}</Code>
      {data.deliveries
        .filter(({ state }) => state !== 'delivered')
        .map(({ id, state, attempts, problem, createdAt }) => (
          <Group key={id} justify="space-between" wrap="nowrap">
            <Text size="sm">
              {say(state === 'dead' ? 'failed' : 'retrying', { attempts, problem, age: ageOf(createdAt) })}
            </Text>
            <Button size="compact-xs" variant="default" onClick={() => retry.mutate(id)}>
              {say('retry')}
            </Button>
          </Group>
        ))}
    </Stack>
  );
}
