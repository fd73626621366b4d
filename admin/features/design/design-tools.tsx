import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { keyCaps, pressOf } from '../../kit/keys.ts';
import { SaveStatus } from '../../documents/session/save-status.tsx';
import { useStageHost } from '../../kit/stage.ts';
import { useDesign } from '../../panels/theme/design-context.ts';
import { say } from './words.ts';

const STEPS = [
  { name: 'undo', label: say('undo'), keys: ['mod+Z'], icon: Undo2 },
  { name: 'redo', label: say('redo'), keys: ['mod+shift+Z', 'mod+Y'], icon: Redo2 },
] as const;

/** Undo, redo and whether all is saved, in the bar above the site. */
export function DesignTools() {
  const { session } = useDesign();
  const { tools, document: page } = useStageHost();
  const view = useSyncExternalStore(session.subscribe, session.view);

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const step = STEPS.find(({ keys }) => keys.some((key) => key === pressOf(event)));
      if (!step || event.defaultPrevented || isTyping(event)) return;
      event.preventDefault();
      session[step.name]();
    };
    const listening = new AbortController();
    for (const target of [document, page])
      target?.addEventListener('keydown', hear, { signal: listening.signal });
    return () => listening.abort();
  }, [session, page]);

  if (!tools) return null;
  return createPortal(
    <Group gap={2} wrap="nowrap">
      {STEPS.map(({ name, label, keys, icon: Icon }) => {
        const step = name === 'undo' ? view.undoLabel : view.redoLabel;
        const words = step === undefined ? label : `${label}: ${step.toLowerCase()}`;
        return (
          <Tooltip key={name} label={`${words} ${keyCaps(keys[0]).join(' ')}`}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={label}
              disabled={step === undefined}
              onClick={() => session[name]()}
            >
              <Icon size={18} />
            </ActionIcon>
          </Tooltip>
        );
      })}
      <SaveStatus session={session} />
    </Group>,
    tools,
  );
}

/** Texts and code take their own letters back. */
function isTyping({ target }: KeyboardEvent): boolean {
  const element = target as HTMLElement | null;
  return (
    element?.closest?.('input:not([type="radio"], [type="checkbox"]), textarea, [contenteditable]') != null
  );
}
