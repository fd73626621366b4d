import { Anchor, Input, NativeSelect, Text } from '@mantine/core';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { movedTo } from '#core/moved-to.ts';
import type { DocumentEntry } from '#contract/content/content.ts';
import type { ControlProps } from '../control/control.ts';
import { RowTool } from '../../kit/row-tool.tsx';
import { usePages } from '../../documents/use-pages.ts';
import { say } from './words.ts';
import classes from './content.module.css';

/** Pages in the order of their owner. One that is gone says so, until it is taken off. */
export function PagesControl({ control, label, value, values, error, onChange }: ControlProps<'pages'>) {
  const id = useId();
  const { pages, error: problem } = usePages();
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const { max } = control.options;
  const offered = (pages ?? []).filter(
    (page) => page.state !== 'deleted' && page.path !== values.path && !chosen.includes(page.id),
  );
  return (
    <Input.Wrapper
      label={label}
      description={control.help}
      error={error ?? (problem ? say('thePagesCouldNot') : undefined)}
      labelProps={{ id, component: 'div' }}
    >
      <ol className={classes.chosenPages} aria-labelledby={id}>
        {chosen.map((pageId, at) => (
          <ChosenPage
            key={pageId}
            page={pages?.find((page) => page.id === pageId)}
            isLoaded={pages !== undefined}
            isFirst={at === 0}
            isLast={at === chosen.length - 1}
            onMove={(by) => onChange(movedTo(chosen, at, at + by))}
            onRemove={() => onChange(chosen.filter((other) => other !== pageId))}
          />
        ))}
      </ol>
      <NativeSelect
        mt={8}
        aria-label={say('addAPage')}
        value=""
        disabled={chosen.length >= max || offered.length === 0}
        data={[
          { value: '', label: offered.length === 0 && pages ? say('thereIsNoOther') : say('addAPage') },
          ...offered.map((page) => ({ value: page.id, label: `${page.title} (${page.path ?? ''})` })),
        ]}
        onChange={(event) => onChange([...chosen, event.currentTarget.value])}
      />
    </Input.Wrapper>
  );
}

interface ChosenPageProps {
  page: DocumentEntry | undefined;
  isLoaded: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function ChosenPage({ page, isLoaded, isFirst, isLast, onMove, onRemove }: ChosenPageProps) {
  const isGone = isLoaded && (!page || page.state === 'deleted');
  const title = page?.title ?? (isLoaded ? say('aDeletedPage') : '…');
  return (
    <li className={classes.chosenPage}>
      <div>
        {page && !isGone ? (
          <Anchor component={Link} to={`/pages/${page.id}`} size="sm">
            {title}
          </Anchor>
        ) : (
          <Text size="sm">{title}</Text>
        )}
        {isGone && (
          <Text size="xs" className="quiet">
            {say('noLongerThere')}
          </Text>
        )}
        {page?.state === 'new' && (
          <Text size="xs" className="quiet">
            {say('notPublishedYetSo')}
          </Text>
        )}
      </div>
      <RowTool
        label={say('moveTitleUp', { title })}
        icon={ArrowUp}
        isOff={isFirst}
        onPress={() => onMove(-1)}
      />
      <RowTool
        label={say('moveTitleDown', { title })}
        icon={ArrowDown}
        isOff={isLast}
        onPress={() => onMove(1)}
      />
      <RowTool label={say('takeTitleOff', { title })} icon={X} onPress={onRemove} />
    </li>
  );
}
