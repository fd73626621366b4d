import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { content } from '#contract/content.ts';
import { pathProblem } from '#core/site/paths.ts';
import { useContentChange } from '../documents/queries.ts';
import { call } from '../http/call.ts';
import { CallProblem } from '../http/problem.ts';
import { freePath } from './free-path.ts';

interface AddPageProps {
  isOpen: boolean;
  onClose: () => void;
  taken: readonly (string | null)[];
}

export function AddPage(props: AddPageProps) {
  return (
    <Modal opened={props.isOpen} onClose={props.onClose} title="Add a page" centered>
      {props.isOpen && <AddPageForm {...props} />}
    </Modal>
  );
}

function AddPageForm({ onClose, taken }: AddPageProps) {
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [ownPath, setOwnPath] = useState<string>();
  const path = ownPath ?? (taken.length === 0 ? '/' : freePath(title, taken));
  const adding = useContentChange(() =>
    call(content.create, { body: { kind: 'page', body: { title: title.trim(), path } } }),
  );
  const problem = adding.error instanceof CallProblem ? adding.error : undefined;
  const isTaken = problem?.code === 'pathTaken';

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '' || pathProblem(path)) return;
    const added = await adding.mutateAsync(undefined).catch(() => undefined);
    if (!added) return;
    onClose();
    await navigate(`/pages/${added.id}`);
  };

  return (
    <form onSubmit={(event) => void add(event)}>
      <Stack gap="md">
        <TextInput
          label="Page title"
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          error={problem?.errors.title}
          required
          withAsterisk={false}
          data-autofocus
        />
        <TextInput
          label="Address"
          description={`${location.host}${path}`}
          value={path}
          onChange={(event) => setOwnPath(event.currentTarget.value)}
          error={(isTaken ? problem.message : problem?.errors.path) ?? pathProblem(path)}
          autoCapitalize="none"
          spellCheck={false}
        />
        {problem && !isTaken && Object.keys(problem.errors).length === 0 && (
          <span role="alert">{problem.message}</span>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={adding.isPending}>
            Add page
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
