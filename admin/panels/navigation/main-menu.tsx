import { Button, Group, Text } from '@mantine/core';
import { FolderPlus, Plus } from 'lucide-react';
import type { NavigationItem } from '#core/content/navigation.ts';
import { movedTo } from '#core/moved-to.ts';
import { NEW_FOLDER, NEW_ITEM, NEW_LINK } from './edit.ts';
import { LinkRow } from './link-row.tsx';
import { say } from './words.ts';
import classes from './navigation.module.css';

export function MainMenu(props: {
  items: readonly NavigationItem[];
  onChange: (items: NavigationItem[]) => void;
}) {
  const { items, onChange } = props;
  const replace = (index: number, item: NavigationItem) => onChange(items.with(index, item));
  return (
    <>
      {items.length === 0 && <Text>{say('nothingHereYetAdd')}</Text>}
      <ol className={classes.rows}>
        {items.map((item, index) => (
          <li key={index}>
            <LinkRow
              link={item}
              isFolder={item.children.length > 0}
              place={{ index, count: items.length }}
              onChange={(link) => replace(index, { ...item, ...link })}
              onMove={(to) => onChange(movedTo(items, index, to))}
              onRemove={() => onChange(items.toSpliced(index, 1))}
            />
            {item.children.length > 0 && (
              <FolderRows item={item} onChange={(folder) => replace(index, folder)} />
            )}
          </li>
        ))}
      </ol>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<Plus size={16} />}
          onClick={() => onChange([...items, NEW_ITEM])}
        >
          {say('addLink')}
        </Button>
        <Button
          variant="default"
          leftSection={<FolderPlus size={16} />}
          onClick={() => onChange([...items, NEW_FOLDER])}
        >
          {say('addFolder')}
        </Button>
      </Group>
    </>
  );
}

function FolderRows(props: { item: NavigationItem; onChange: (item: NavigationItem) => void }) {
  const { item, onChange } = props;
  const { children } = item;
  const set = (next: NavigationItem['children']) => onChange({ ...item, children: next });
  return (
    <ol className={classes.children}>
      {children.map((link, index) => (
        <li key={index}>
          <LinkRow
            link={link}
            isFolder={false}
            place={{ index, count: children.length }}
            onChange={(next) => set(children.with(index, next))}
            onMove={(to) => set(movedTo(children, index, to))}
            onRemove={() => set(children.toSpliced(index, 1))}
          />
        </li>
      ))}
      <li className={classes.addChild}>
        <Button
          size="xs"
          variant="subtle"
          leftSection={<Plus size={16} />}
          onClick={() => set([...children, NEW_LINK])}
        >
          {say('addLinkToThis')}
        </Button>
      </li>
    </ol>
  );
}
