import { Alert, Anchor, Button, Text } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { blockOf } from '#blocks/index.ts';
import { findBlock, findSection } from '#core/page/find.ts';
import type { Damage } from '#core/page/stored/damage.ts';
import { useBody, useEditor } from '../canvas/editor-context.ts';
import { reveal, revealSection } from '../commands/select.ts';
import type { Session } from '../../documents/session/session.ts';
import { say } from './words.ts';
import classes from './panels.module.css';

const SHOWN = 3;
const NONE: readonly Damage[] = [];

/** Says what of the stored page could not be read, leads to it, and to the versions before it. */
export function Repairs(props: { session: Session; id: string; historyPath: string | undefined }) {
  const { session, id, historyPath } = props;
  const damages = useSyncExternalStore(session.subscribe, () => session.view().repairs[id] ?? NONE);
  const [isSeen, setSeen] = useState(false);
  if (damages.length === 0 || isSeen) return null;
  return (
    <Alert
      color="orange"
      mb="md"
      title={say('somethingOnThisPage')}
      withCloseButton
      closeButtonLabel={say('close')}
      onClose={() => setSeen(true)}
    >
      <Text size="sm">{say('whatCouldNotBe')}</Text>
      <ul className={classes.damages}>
        {damages.slice(0, SHOWN).map((damage, index) => (
          <DamagedPart key={index} damage={damage} />
        ))}
      </ul>
      {damages.length > SHOWN && (
        <Text size="sm">{say('andCountMore', { count: damages.length - SHOWN })}</Text>
      )}
      {historyPath !== undefined && (
        <Anchor component={Link} to={historyPath} size="sm">
          {say('restoreAnEarlierVersion')}
        </Anchor>
      )}
    </Alert>
  );
}

function DamagedPart({ damage }: { damage: Damage }) {
  const { part, id = '', messages } = damage;
  const editor = useEditor();
  const body = useBody();
  const show =
    part === 'block' && findBlock(body, id)
      ? () => reveal(editor, id)
      : part === 'section' && findSection(body, id)
        ? () => revealSection(editor, id)
        : undefined;
  const name = nameOf(damage);
  if (part !== 'document' && !show) return <li>{say('nameCouldNotBe', { name })}</li>;
  return (
    <li>
      <span>
        <b>{name}</b> {messages.join(' ')}
      </span>
      {show && (
        <Button size="compact-xs" variant="default" aria-label={say('showName', { name })} onClick={show}>
          {say('show')}
        </Button>
      )}
    </li>
  );
}

function nameOf({ part, type }: Damage): string {
  if (part === 'document') return say('page');
  if (part === 'section') return say('aSection');
  return type === undefined ? say('aBlock') : (blockOf(type)?.name ?? type);
}
