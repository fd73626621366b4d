import { ActionIcon, Button, Checkbox, Group, Menu, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { STATE_WORDS } from '#core/collections/states.ts';
import { termProblem } from '#core/collections/taxonomy.ts';
import { useStage } from '../../../kit/stage.ts';
import { useItemChange, type ItemChange } from '../../../documents/collections.ts';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './collections.module.css';

/** One notice at a time: its undo is about the last change. */
const NOTICE = 'items-changed';
const STATES = ['published', 'draft', 'needs_review', 'private'] as const;

/** What can be done with the chosen items. A change of state is seen by visitors at once. */
export function ChosenItems(props: {
  collectionId: string;
  ids: readonly string[];
  /** Those of them that visitors see as they are. */
  shown: readonly string[];
  all: readonly string[];
  isDeletedShown: boolean;
  onChoose: (ids: readonly string[]) => void;
}) {
  const { collectionId, ids, shown, all, onChoose } = props;
  const change = useItemChange(collectionId);
  const { reload } = useStage();
  const [isTagging, { open, close }] = useDisclosure(false);
  const run = async (what: ItemChange, words: string) => {
    const done = await change.mutateAsync({ ids: [...ids], change: what }).catch(() => undefined);
    if (!done) return;
    onChoose([]);
    reload();
    const isDelete = what.do === 'delete';
    // A notice that is still there keeps another of its name away.
    notifications.hide(NOTICE);
    notifications.show({
      id: NOTICE,
      message: (
        <Group justify="space-between" wrap="nowrap">
          <span>{words}</span>
          {isDelete && (
            <Button
              size="xs"
              variant="default"
              onClick={() => {
                notifications.hide(NOTICE);
                void change
                  .mutateAsync({ ids: [...ids], change: { do: 'restore', shown: [...shown] } })
                  .then(reload, () => {});
              }}
            >
              {say('undo')}
            </Button>
          )}
        </Group>
      ),
    });
  };
  const count = ids.length;
  return (
    <Group gap={6} wrap="nowrap" className={classes.chosen} role="toolbar" aria-label={say('chosenItems')}>
      <Checkbox
        aria-label={say('selectAll')}
        checked={ids.length === all.length}
        indeterminate={ids.length < all.length}
        onChange={() => onChoose(ids.length === all.length ? [] : all)}
      />
      <Text size="sm" className={classes.count ?? ''}>
        {say('countChosen', { count })}
      </Text>
      {props.isDeletedShown ? (
        <Button
          size="compact-sm"
          variant="subtle"
          loading={change.isPending}
          onClick={() => void run({ do: 'restore' }, say('broughtBack', { count }))}
        >
          {say('bringBack')}
        </Button>
      ) : (
        <>
          <Menu>
            <Menu.Target>
              <Button size="compact-sm" variant="subtle" loading={change.isPending}>
                {say('setState')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              {STATES.map((state) => (
                <Menu.Item
                  key={state}
                  onClick={() =>
                    void run({ do: 'state', state }, `${count}: ${declared(STATE_WORDS[state])}.`)
                  }
                >
                  {declared(STATE_WORDS[state])}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
          <Button size="compact-sm" variant="subtle" onClick={open}>
            {say('addTag')}
          </Button>
          <ActionIcon
            variant="subtle"
            color="red"
            ml="auto"
            aria-label={say('delete')}
            title={say('delete')}
            loading={change.isPending}
            onClick={() => void run({ do: 'delete' }, say('deletedItems', { count }))}
          >
            <Trash2 size={16} />
          </ActionIcon>
        </>
      )}
      <Modal opened={isTagging} onClose={close} title={say('addTermTo', { count })} centered>
        {isTagging && (
          <TermForm
            onAdd={async (term, taxonomy) => {
              close();
              await run(
                { do: taxonomy === 'tags' ? 'addTag' : 'addCategory', term },
                say('addedTermTo', { term, count }),
              );
            }}
          />
        )}
      </Modal>
    </Group>
  );
}

function TermForm({ onAdd }: { onAdd: (term: string, taxonomy: 'tags' | 'categories') => Promise<void> }) {
  const [term, setTerm] = useState('');
  const [problem, setProblem] = useState<string>();
  const add = (taxonomy: 'tags' | 'categories') => {
    const wrong = term.trim() === '' ? say('pleaseEnterAName') : declared(termProblem(taxonomy, term) ?? '');
    setProblem(wrong);
    if (!wrong) void onAdd(term.trim(), taxonomy);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add('tags');
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <TextInput
          label={say('name')}
          value={term}
          error={problem}
          onChange={(event) => {
            setTerm(event.currentTarget.value);
            setProblem(undefined);
          }}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => add('categories')}>
            {say('addAsCategory')}
          </Button>
          <Button type="submit">{say('addAsTag')}</Button>
        </Group>
      </Stack>
    </form>
  );
}
