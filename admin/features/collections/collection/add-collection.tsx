import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { content } from '#contract/content/content.ts';
import { startOf } from '#core/collections/collection.ts';
import { COLLECTION_KINDS, KINDS, type CollectionKind } from '#core/collections/kinds.ts';
import { pathProblem } from '#core/site/paths.ts';
import { documentsQuery, useContentChange } from '../../../documents/queries.ts';
import { call } from '../../../http/call.ts';
import { CallProblem } from '../../../http/problem.ts';
import { freePath } from '../../../documents/free-path.ts';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';

/** Products are added by the shop. */
const OFFERED = COLLECTION_KINDS.filter((kind) => kind !== 'products');

export function AddCollection({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={say('addACollection')} centered>
      {isOpen && <AddForm onClose={onClose} />}
    </Modal>
  );
}

function AddForm({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const { data: documents = [] } = useQuery(documentsQuery);
  const [kind, setKind] = useState<CollectionKind>('blog');
  const [title, setTitle] = useState('');
  const [ownPath, setOwnPath] = useState<string>();
  const path =
    ownPath ??
    freePath(
      title,
      documents.map((entry) => entry.path),
    );
  const adding = useContentChange(() =>
    call(content.create, {
      body: { kind: 'collection', body: { ...startOf(kind), title: title.trim(), path } },
    }),
  );
  const problem = adding.error instanceof CallProblem ? adding.error : undefined;

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '' || pathProblem(path)) return;
    const added = await adding.mutateAsync(undefined).catch(() => undefined);
    if (!added) return;
    onClose();
    await navigate(kind === 'custom' ? `/collections/${added.id}/settings` : `/collections/${added.id}`);
  };

  return (
    <form onSubmit={(event) => void add(event)}>
      <Stack gap="md">
        <NativeSelect
          label={say('kind')}
          value={kind}
          data={OFFERED.map((value) => ({ value, label: declared(KINDS[value].name) }))}
          onChange={(event) => setKind(event.currentTarget.value as CollectionKind)}
        />
        <Text size="sm" className="quiet" mt={-8}>
          {declared(KINDS[kind].summary)}
        </Text>
        <TextInput
          label={say('title')}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          error={problem?.errors.title}
          required
          withAsterisk={false}
          data-autofocus
        />
        <TextInput
          label={say('address')}
          description={`${location.host}${path}`}
          value={path}
          onChange={(event) => setOwnPath(event.currentTarget.value)}
          error={
            problem?.code === 'pathTaken'
              ? problem.message
              : (problem?.errors.path ?? declared(pathProblem(path) ?? ''))
          }
          autoCapitalize="none"
          spellCheck={false}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" loading={adding.isPending}>
            {say('addCollection')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
