import { Button, Group, Modal, Skeleton, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { newsletter } from '#contract/newsletter.ts';
import { call } from '../../http/call.ts';
import { Panel } from '../../kit/panel.tsx';
import { Letters } from './letters.tsx';
import { listsQuery, useNewsletterChange } from './queries.ts';
import classes from '../../kit/rows.module.css';

export function MailingLists() {
  const { data, isPending } = useQuery(listsQuery);
  const [isOpen, { open, close }] = useDisclosure(false);
  return (
    <Panel
      title="Newsletter"
      actions={
        <Button size="xs" leftSection={<Plus size={16} />} onClick={open}>
          Add list
        </Button>
      }
    >
      {isPending && <Skeleton height={120} />}
      {data?.length === 0 && (
        <Stack align="flex-start" gap="xs">
          <Text fw={550}>No mailing lists yet</Text>
          <Text className="quiet">Newsletter blocks add subscribers to a list. Create one to start.</Text>
          <Button onClick={open}>Add your first list</Button>
        </Stack>
      )}
      <ul className={classes.rows}>
        {data?.map((list) => (
          <li key={list.id}>
            <Link className={classes.row} to={`/newsletter/${list.id}`}>
              <span className={classes.rowTitle}>{list.name}</span>
              <span className="quiet">{list.subscribed} subscribed</span>
            </Link>
          </li>
        ))}
      </ul>
      {data && data.length > 0 && <Letters listId={data[0]?.id ?? ''} />}
      <Modal opened={isOpen} onClose={close} title="Add a mailing list" centered>
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
          label="Name"
          data-autofocus
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Switch
          label="Double opt-in"
          description="New subscribers confirm their address by email."
          checked={isDoubleOptIn}
          onChange={(event) => setDoubleOptIn(event.currentTarget.checked)}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={adding.isPending}>
            Add list
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
