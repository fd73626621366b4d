import {
  ActionIcon,
  Alert,
  Button,
  FileButton,
  Group,
  Modal,
  Skeleton,
  Stack,
  Switch,
  Text,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { Download, Trash2, Upload, Users } from 'lucide-react';
import { useNavigate, useParams } from 'react-router';
import { hrefTo } from '#contract/href-to.ts';
import { newsletter, type MailingList } from '#contract/newsletter.ts';
import { Empty } from '../../kit/lists/empty.tsx';
import { SearchBox } from '../../kit/lists/search-box.tsx';
import { useSearch } from '../../kit/lists/use-search.ts';
import { sentenceOf } from '../../http/problem.ts';
import { call } from '../../http/call.ts';
import { Panel } from '../../kit/panel.tsx';
import { listsQuery, subscribersQuery, useNewsletterChange } from './queries.ts';
import { say } from './words.ts';
import classes from '../../kit/rows.module.css';

const STATUS = {
  pending: say('notConfirmed'),
  subscribed: say('subscribedStatus'),
  unsubscribed: say('unsubscribedStatus'),
} as const;

export function ListPanel() {
  const { id = '' } = useParams();
  const { data: lists } = useQuery(listsQuery);
  const list = lists?.find((each) => each.id === id);
  return (
    <Panel
      title={list?.name ?? say('mailingList')}
      back={{ to: '/newsletter', label: say('backToAllLists') }}
    >
      {list ? (
        <ListDetails key={id} list={list} />
      ) : lists ? (
        <Text>{say('thisListNoLonger')}</Text>
      ) : (
        <Skeleton height={200} />
      )}
    </Panel>
  );
}

function ListDetails({ list }: { list: MailingList }) {
  const { id, name, subscribed, pending, unsubscribed } = list;
  const [isRemoving, { open, close }] = useDisclosure(false);
  const navigate = useNavigate();
  const change = useNewsletterChange((isDoubleOptIn: boolean) =>
    call(newsletter.updateList, { params: { id }, body: { name, isDoubleOptIn } }),
  );
  const remove = useNewsletterChange(() => call(newsletter.removeList, { params: { id } }));
  return (
    <Stack gap="md">
      <Text className="quiet">{say('counts', { subscribed, pending, unsubscribed })}</Text>
      <Switch
        label={say('doubleOptIn')}
        description={say('newSubscribersConfirmTheir')}
        checked={change.isPending ? (change.input ?? list.isDoubleOptIn) : list.isDoubleOptIn}
        onChange={(event) => change.mutate(event.currentTarget.checked)}
      />
      <Group gap="xs">
        <ImportButton id={id} />
        <Button
          component="a"
          href={hrefTo(newsletter.exportSubscribers, { params: { id } })}
          download
          size="xs"
          variant="default"
          leftSection={<Download size={14} />}
        >
          {say('export')}
        </Button>
        <Button size="xs" variant="default" color="red" leftSection={<Trash2 size={14} />} onClick={open}>
          {say('deleteList')}
        </Button>
      </Group>
      <People id={id} />
      <Modal opened={isRemoving} onClose={close} title={say('deleteName', { name })} centered>
        <Stack gap="md">
          <Text>{say('deletesList', { subscribed: subscribed + pending + unsubscribed })}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {say('cancel')}
            </Button>
            <Button
              color="red"
              onClick={() => remove.mutate(undefined, { onSuccess: () => void navigate('/newsletter') })}
            >
              {say('deleteList')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </Stack>
  );
}

function ImportButton({ id }: { id: string }) {
  const adding = useNewsletterChange(async (file: File) => {
    const csv = await file.text();
    const { added, known, refused } = await call(newsletter.importSubscribers, {
      params: { id },
      body: { csv },
    });
    const parts = [
      say('imported', { added, known }),
      ...(refused.length === 0 ? [] : [say('noEmailAddressFound', { refused: refused.join('; ') })]),
    ];
    notifications.show({ message: parts.join(' ') });
  });
  return (
    <FileButton accept=".csv,text/csv,text/plain" onChange={(file) => file && adding.mutate(file)}>
      {(props) => (
        <Button
          {...props}
          size="xs"
          variant="default"
          leftSection={<Upload size={14} />}
          loading={adding.isPending}
        >
          {say('importCsv')}
        </Button>
      )}
    </FileButton>
  );
}

function People({ id }: { id: string }) {
  const search = useSearch();
  const { words } = search;
  const { data, error } = useQuery(subscribersQuery(id, words));
  const remove = useNewsletterChange((email: string) =>
    call(newsletter.removeSubscribers, { params: { id }, body: { emails: [email] } }),
  );
  return (
    <>
      <SearchBox aria-label={say('searchSubscribers')} search={search} />
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      {data?.total === 0 && words === '' && <Empty icon={Users} title={say('noSubscribersYet')} />}
      {data?.total === 0 && words !== '' && <Text className="quiet">{say('noMatchingSubscribers')}</Text>}
      <ul className={classes.rows}>
        {data?.subscribers.map(({ email, name, status }) => (
          <li key={email} className={classes.row}>
            <div style={{ minWidth: 0 }}>
              <div className={classes.rowTitle}>{name || email}</div>
              {name !== '' && (
                <Text size="sm" className="quiet" truncate>
                  {email}
                </Text>
              )}
            </div>
            <Group gap={8} wrap="nowrap">
              <span className="quiet">{STATUS[status]}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={say('removeEmail', { email })}
                onClick={() => remove.mutate(email)}
              >
                <Trash2 size={15} />
              </ActionIcon>
            </Group>
          </li>
        ))}
      </ul>
    </>
  );
}
