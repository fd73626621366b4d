import { ActionIcon, Menu, Text, TextInput, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useMemo, useState } from 'react';
import { savedSections, type SavedSection } from '#contract/content/saved-sections.ts';
import type { Section } from '#core/page/page.ts';
import { call } from '../../http/call.ts';
import { tellProblem } from '../../http/tell-problem.ts';
import { useChange } from '../../http/use-change.ts';
import { Dialog, fieldErrors } from '../../kit/dialog.tsx';
import { tellUndoable } from '../../kit/tell-undoable.tsx';
import { useEditor, useFrame } from '../canvas/editor-context.ts';
import { addSection } from '../commands/add-block.ts';
import { copyOfSaved, SAVED_SECTIONS, savedSectionsQuery } from './saved-sections.ts';
import { Thumbnail } from './thumbnail.tsx';
import { say } from './words.ts';
import classes from '../panels/panels.module.css';

interface OwnSection {
  saved: SavedSection;
  section: Section;
}

/** Sections somebody saved on this site: those whose name has all the words. */
export function useOwnSections(words: string): OwnSection[] {
  const { data = [] } = useQuery(savedSectionsQuery);
  return useMemo(() => {
    const typed = words.toLowerCase().split(/\s+/).filter(Boolean);
    return data
      .filter(({ name }) => typed.every((word) => name.toLowerCase().includes(word)))
      .flatMap((saved) => {
        const section = copyOfSaved(saved.section);
        return section ? [{ saved, section }] : [];
      });
  }, [data, words]);
}

/** Saved sections, drawn small. */
export function OwnSections({ shown, isAlone }: { shown: readonly OwnSection[]; isAlone: boolean }) {
  const editor = useEditor();
  const page = useFrame()?.document;
  const [renamed, setRenamed] = useState<SavedSection>();
  const remove = useRemove();
  if (shown.length === 0)
    return isAlone ? (
      <Text size="sm" className="quiet" role="status">
        {say('selectASectionOn')}
      </Text>
    ) : null;
  return (
    <>
      <ul className={classes.library} aria-label={say('yours')}>
        {shown.map(({ saved, section }) => (
          <li key={saved.id} className={classes.designCard}>
            <UnstyledButton
              className={classes.design ?? ''}
              onClick={() => {
                const copy = copyOfSaved(saved.section);
                if (copy) addSection(editor, copy);
              }}
            >
              <Thumbnail sections={[section]} page={page} />
              <span className={classes.designName}>{saved.name}</span>
            </UnstyledButton>
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon
                  className={classes.favourite ?? ''}
                  variant="subtle"
                  color="gray"
                  aria-label={say('more', { name: saved.name })}
                >
                  <Ellipsis size={16} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => setRenamed(saved)}>{say('rename')}</Menu.Item>
                <Menu.Item color="red.8" onClick={() => remove(saved)}>
                  {say('delete')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </li>
        ))}
      </ul>
      {renamed && <Rename key={renamed.id} saved={renamed} onClose={() => setRenamed(undefined)} />}
    </>
  );
}

/** Deletes at once and offers to take it back. */
function useRemove() {
  const changes = { stale: [SAVED_SECTIONS], onError: tellProblem };
  const restore = useChange(
    ({ name, section }: SavedSection) => call(savedSections.create, { body: { name, section } }),
    changes,
  );
  const remove = useChange(({ id }: SavedSection) => call(savedSections.remove, { params: { id } }), changes);
  return (saved: SavedSection) =>
    remove.mutate(saved, {
      onSuccess: () => tellUndoable(say('deleted', { name: saved.name }), () => restore.mutate(saved)),
    });
}

function Rename({ saved, onClose }: { saved: SavedSection; onClose: () => void }) {
  const [name, setName] = useState(saved.name);
  const rename = useChange(() => call(savedSections.rename, { params: { id: saved.id }, body: { name } }), {
    stale: [SAVED_SECTIONS],
  });
  return (
    <Dialog
      title={say('renameSection')}
      action={say('rename')}
      isBusy={rename.isPending}
      error={rename.error}
      onSubmit={() => rename.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextInput
        label={say('name')}
        data-autofocus
        maxLength={80}
        value={name}
        error={fieldErrors(rename.error).name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </Dialog>
  );
}
