import { Alert, Button, Checkbox, Group, Menu, NativeSelect, Skeleton, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Download, Inbox, MailOpen, Send, Star, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { hrefTo } from '#contract/href-to.ts';
import { forms, type InboxFilters } from '#contract/forms.ts';
import { Empty } from '../../kit/lists/empty.tsx';
import { SearchBox } from '../../kit/lists/search-box.tsx';
import { useSearch } from '../../kit/lists/use-search.ts';
import { ShowMore } from '../../kit/lists/show-more.tsx';
import { documentsQuery } from '../../documents/queries.ts';
import { sentenceOf } from '../../http/problem.ts';
import { Panel } from '../../kit/panel.tsx';
import { InboxRow } from './inbox-row.tsx';
import { inboxQuery, useMark } from './queries.ts';
import { useDelete } from './use-delete.ts';
import { say } from './words.ts';
import classes from './inbox.module.css';

type Show = NonNullable<InboxFilters['show']>;
const SHOWS: Readonly<Record<Show, string>> = {
  all: say('all'),
  unread: say('unread'),
  starred: say('starred'),
  spam: say('spam'),
  deleted: say('deleted'),
};

export function InboxList() {
  const search = useSearch();
  const { words } = search;
  const [show, setShow] = useState<Show>('all');
  const [form, setForm] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isFiltered = show !== 'all' || words !== '' || form !== '';
  const filters = { show, ...(words !== '' && { words }), ...(form !== '' && { form }) };
  const list = useInfiniteQuery(inboxQuery(filters));
  const { data: documents = [] } = useQuery(documentsQuery);
  const entries = list.data?.pages.flatMap((page) => page.entries) ?? [];
  const forms = documents.filter(({ kind, key }) => kind === 'form' && key !== null);
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <Panel title={say('inbox')} actions={<InboxMenu filters={filters} />}>
      <Stack gap={8}>
        <SearchBox aria-label={say('searchSubmissions')} search={search} />
        <Group gap={8} grow>
          <NativeSelect
            aria-label={say('show')}
            value={show}
            data={Object.entries(SHOWS).map(([value, label]) => ({ value, label }))}
            onChange={(event) => setShow(event.currentTarget.value as Show)}
          />
          <NativeSelect
            aria-label={say('form')}
            value={form}
            data={[
              { value: '', label: say('allForms') },
              ...forms.map(({ key, title }) => ({ value: key ?? '', label: title })),
            ]}
            onChange={(event) => setForm(event.currentTarget.value)}
          />
        </Group>
      </Stack>
      {chosen.length > 0 && (
        <Chosen
          ids={[...chosen]}
          isDeletedShown={show === 'deleted'}
          all={entries.map(({ id }) => id)}
          onChoose={setChosen}
        />
      )}
      {list.isPending && <Skeleton height={220} role="progressbar" aria-label={say('loadingSubmissions')} />}
      {list.error && (
        <Alert color="red" role="alert">
          {sentenceOf(list.error)}
        </Alert>
      )}
      <ul className={classes.rows}>
        {entries.map((entry) => (
          <InboxRow
            key={entry.id}
            entry={entry}
            isChosen={chosen.includes(entry.id)}
            onChoose={() => toggle(entry.id)}
          />
        ))}
      </ul>
      {list.data && entries.length === 0 && isFiltered && (
        <Text role="status">{say('noMatchingSubmissions')}</Text>
      )}
      {list.data && entries.length === 0 && !isFiltered && (
        <Empty icon={Inbox} title={say('noSubmissionsYet')} text={say('submissionsFromYourForms')}>
          <Button component={Link} to="/forms" variant="default">
            {say('goToForms')}
          </Button>
        </Empty>
      )}
      <ShowMore list={list} />
    </Panel>
  );
}

function Chosen(props: {
  ids: string[];
  all: readonly string[];
  isDeletedShown: boolean;
  onChoose: (ids: readonly string[]) => void;
}) {
  const { ids, all, onChoose } = props;
  const mark = useMark();
  const remove = useDelete();
  const done = () => onChoose([]);
  return (
    <Group gap={6} className={classes.chosen}>
      <Checkbox
        aria-label={say('selectAll')}
        checked={ids.length === all.length}
        indeterminate={ids.length < all.length}
        onChange={() => onChoose(ids.length === all.length ? [] : all)}
      />
      <Text size="sm">{say('selected', { count: ids.length })}</Text>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<MailOpen size={14} />}
        onClick={() => mark.mutate({ ids, isRead: true }, { onSuccess: done })}
      >
        {say('markAsRead')}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        leftSection={<Star size={14} />}
        onClick={() => mark.mutate({ ids, isStarred: true }, { onSuccess: done })}
      >
        {say('star')}
      </Button>
      {props.isDeletedShown ? (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => mark.mutate({ ids, isDeleted: false }, { onSuccess: done })}
        >
          {say('restore')}
        </Button>
      ) : (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          leftSection={<Trash2 size={14} />}
          onClick={() => void remove(ids).then(done)}
        >
          {say('delete')}
        </Button>
      )}
    </Group>
  );
}

function InboxMenu({ filters }: { filters: InboxFilters }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="xs" variant="default" leftSection={<Download size={14} />}>
          {say('export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component="a"
          href={hrefTo(forms.export, { params: { format: 'csv' }, query: filters })}
          download
        >
          {say('asCsv')}
        </Menu.Item>
        <Menu.Item
          component="a"
          href={hrefTo(forms.export, { params: { format: 'json' }, query: filters })}
          download
        >
          {say('asJson')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item component={Link} to="/inbox/mails" leftSection={<Send size={14} />}>
          {say('sentEmails')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
