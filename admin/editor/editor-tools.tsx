import { ActionIcon, Avatar, Group, Tooltip } from '@mantine/core';
import { createPortal } from 'react-dom';
import { useStageHost } from '../kit/stage.ts';
import { CompareButton } from './bars/compare-button.tsx';
import { useEditor } from './canvas/editor-context.ts';
import type { Command } from './commands/command.ts';
import { commandOf } from './commands/index.ts';
import { LanguageSwitch } from './languages/language-switch.tsx';
import { keyCaps } from '../kit/keys.ts';
import { usePresence } from '../documents/session/presence.ts';
import { SaveStatus } from '../documents/session/save-status.tsx';
import type { Session } from '../documents/session/session.ts';
import { useStore } from '../kit/store.ts';
import { say } from './words.ts';

const SHOWN = ['undo', 'redo', 'palette'];

/** The editor's tools in the bar above the page. */
export function EditorTools({ pageId, session }: { pageId: string; session: Session }) {
  const { tools } = useStageHost();
  if (!tools) return null;
  return createPortal(
    <Group gap={2} wrap="nowrap">
      {SHOWN.map(commandOf).map((command) => (
        <CommandButton key={command.id} command={command} />
      ))}
      <LanguageSwitch session={session} />
      <CompareButton pageId={pageId} />
      <SaveStatus session={session} />
      <People pageId={pageId} />
    </Group>,
    tools,
  );
}

/** Drawn again when it changes itself, not with every change of the page. */
function CommandButton({ command }: { command: Command }) {
  const { label, keys, icon: Icon, enabled, run } = command;
  const editor = useEditor();
  const isEnabled = useStore(editor.session.body, () => enabled(editor));
  return (
    <Tooltip label={`${label} ${keyCaps(keys?.[0] ?? '').join(' ')}`}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        disabled={!isEnabled}
        onClick={() => run(editor)}
      >
        <Icon size={18} />
      </ActionIcon>
    </Tooltip>
  );
}

function People({ pageId }: { pageId: string }) {
  const people = usePresence(pageId);
  if (people.length === 0) return null;
  return (
    <Avatar.Group ml={4}>
      {people.map(({ accountId, name, isYou }) => {
        const words = isYou ? say('youInAnotherTab') : say('nameIsHereToo', { name });
        return (
          <Tooltip key={accountId} label={words}>
            <Avatar size={26} radius="xl" name={name} color="initials" aria-label={words} />
          </Tooltip>
        );
      })}
    </Avatar.Group>
  );
}
