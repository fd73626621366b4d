import { Button, Group, Modal, Skeleton, Stack, Switch, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Mail, Plus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { newsletter } from '#contract/newsletter.ts';
import { Empty } from '../../kit/lists/empty.tsx';
import { call } from '../../http/call.ts';
import { Panel } from '../../kit/panel.tsx';
import { Letters } from './letters.tsx';
import { listsQuery, useNewsletterChange } from './queries.ts';
import { say } from './words.ts';
import classes from '../../kit/rows.module.css';

export function MailingLists() {
  const { data, isPending } = useQuery(listsQuery);
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <Panel
      title={say('newsletter')}
      actions={
        // Without any the first one is asked for below.
        data?.length !== 0 && (
          <Button size="xs" leftSection={<Plus size={16} />} onClick={open}>
            {say('addList')}
          </Button>
        )
      }
    >
      {isPending && <Skeleton height={120} />}
      {data?.length === 0 && (
        <Empty icon={Mail} title={say('noMailingListsYet')} text={say('newsletterBlocksAddSubscribers')}>
          <Button onClick={open}>{say('addYourFirstList')}</Button>
        </Empty>
      )}
      <ul className={classes.rows}>
        {data?.map((list) => (
          <li key={list.id}>
            <Link className={classes.row} to={`/newsletter/${list.id}`}>
              <span className={classes.rowTitle}>{list.name}</span>
              <span className="quiet">{say('subscribed', { subscribed: list.subscribed })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {data && data.length > 0 && <Letters listId={data[0]?.id ?? ''} />}
      <Modal opened={isOpen} onClose={close} title={say('addAMailingList')} centered>
        {isOpen && <NewList onDone={close} />}
      </Modal>
    </Panel>
  );
}

function NewList({ onDone }: { onDone: () => void }) {
  const [name, setName] = useState('');
  const [isDoubleOptIn, setDoubleOptIn] = useState(true);
  const adding = useNewsletterChange(() => call(newsletter.createList, { body: { name, isDoubleOptIn } }));
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '') adding.mutate(undefined, { onSuccess: onDone });
  };
  return (
    <form onSubmit={add}>
      <Stack gap="md">
        <TextInput
          label={say('name')}
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Switch
          label={say('doubleOptIn')}
          description={say('newSubscribersConfirmTheir')}
          checked={isDoubleOptIn}
          onChange={(event) => setDoubleOptIn(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={adding.isPending}>
            {say('addList')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
