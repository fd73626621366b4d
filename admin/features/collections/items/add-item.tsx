import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { collections, type CollectionEntry } from '#contract/content/collections.ts';
import { useContentChange } from '../../../documents/queries.ts';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { JUST_ADDED } from './just-added.ts';
import { say } from './words.ts';

export function AddItem(props: { collection: CollectionEntry; isOpen: boolean; onClose: () => void }) {
  const { collection, isOpen, onClose } = props;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={say('addAItemWord', { itemWord: collection.itemWord })}
      centered
    >
      {isOpen && <AddForm collection={collection} onClose={onClose} />}
    </Modal>
  );
}

function AddForm({ collection, onClose }: { collection: CollectionEntry; onClose: () => void }) {
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const adding = useContentChange(() =>
    call(collections.add, { params: { id: collection.id }, body: { title: title.trim() } }),
  );
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') return;
    const added = await adding.mutateAsync(undefined).catch(() => undefined);
    if (!added) return;
    onClose();
    await navigate(`/collections/${collection.id}/${added.id}`, { state: JUST_ADDED });
  };
  return (
    <form onSubmit={(event) => void add(event)}>
      <Stack gap="md">
        <TextInput
          label={say('title')}
          value={title}
          maxLength={200}
          onChange={(event) => setTitle(event.currentTarget.value)}
          data-autofocus
        />
        {adding.error && (
          <Text size="sm" c="red" role="alert">
            {sentenceOf(adding.error)}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" loading={adding.isPending}>
            {say('addItemWord', { itemWord: collection.itemWord })}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
