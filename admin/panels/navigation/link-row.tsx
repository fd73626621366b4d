import { Checkbox, Collapse, Group, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, Folder, Trash2 } from 'lucide-react';
import type { NavigationLink } from '#core/content/navigation.ts';
import { documentsQuery } from '../../documents/queries.ts';
import { AddressInput } from '../../fields/content/link.tsx';
import { RowTool } from '../../kit/row-tool.tsx';
import { pointTo, targetOf } from './edit.ts';
import { say } from './words.ts';
import classes from './navigation.module.css';

interface LinkRowProps {
  link: NavigationLink;
  isFolder: boolean;
  place: { index: number; count: number };
  onChange: (link: NavigationLink) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function LinkRow(props: LinkRowProps) {
  const { link, isFolder, place } = props;
  const { data: pages = [] } = useQuery(documentsQuery);
  const [isOpen, { toggle }] = useDisclosure(link.title === '');
  const name = link.title === '' ? say('newLink') : link.title;
  const target = targetOf(link, pages);
  return (
    <>
      <div className={classes.row}>
        <UnstyledButton className={classes.rowTitle} aria-expanded={isOpen} onClick={toggle}>
          {isFolder && <Folder size={16} aria-hidden="true" />}
          <span>{name}</span>
          {!isFolder && <span className="quiet">{target}</span>}
        </UnstyledButton>
        <Group gap={2} wrap="nowrap">
          <RowTool
            label={say('moveNameUp', { name })}
            icon={ChevronUp}
            isOff={place.index === 0}
            onPress={() => props.onMove(place.index - 1)}
          />
          <RowTool
            label={say('moveNameDown', { name })}
            icon={ChevronDown}
            isOff={place.index === place.count - 1}
            onPress={() => props.onMove(place.index + 1)}
          />
          <RowTool label={say('removeName', { name })} icon={Trash2} onPress={props.onRemove} />
        </Group>
      </div>
      <Collapse expanded={isOpen}>
        <LinkFields {...props} target={target} pages={pages} />
      </Collapse>
    </>
  );
}

function LinkFields(
  props: LinkRowProps & {
    target: string;
    pages: readonly { id: string; path: string | null; title: string }[];
  },
) {
  const { link, isFolder, onChange } = props;
  return (
    <Stack gap="sm" className={classes.fields}>
      <TextInput
        label={say('title')}
        value={link.title}
        onChange={(event) => onChange({ ...link, title: event.currentTarget.value })}
      />
      {!isFolder && (
        <>
          <AddressInput
            label={say('link')}
            value={props.target}
            error={undefined}
            onChange={(href) => onChange(pointTo(link, href, props.pages))}
          />
          <Checkbox
            label={say('openInANew')}
            checked={link.newWindow}
            onChange={(event) => onChange({ ...link, newWindow: event.currentTarget.checked })}
          />
        </>
      )}
    </Stack>
  );
}
