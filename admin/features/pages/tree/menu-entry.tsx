import { Button, Checkbox, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { NavigationItem } from '#core/content/navigation.ts';
import { documentsQuery } from '../../../documents/queries.ts';
import { AddressInput } from '../../../fields/content/link.tsx';
import { pointTo, targetOf } from '../../../panels/navigation/edit.ts';
import { say } from './words.ts';

/** What a menu says and where that leads; of a folder only its name. */
export function MenuEntryDialog(props: {
  title: string;
  item: NavigationItem;
  isFolder: boolean;
  onSave: (item: NavigationItem) => void;
  onClose: () => void;
}) {
  const { title, isFolder, onSave, onClose } = props;
  const { data: pages = [] } = useQuery(documentsQuery);
  const [item, setItem] = useState(props.item);
  const [isTried, setTried] = useState(false);
  const target = targetOf(item, pages);
  const problems = {
    title: item.title.trim() === '' ? say('itNeedsATitle') : undefined,
    target: !isFolder && target.trim() === '' ? say('sayWhereItLeads') : undefined,
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problems.title ?? problems.target) return;
    onSave({ ...item, title: item.title.trim() });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <form onSubmit={save} noValidate>
        <Stack gap="md">
          <TextInput
            label={say('title')}
            value={item.title}
            error={isTried && problems.title}
            maxLength={100}
            data-autofocus
            onChange={(event) => setItem({ ...item, title: event.currentTarget.value })}
          />
          {!isFolder && (
            <>
              <AddressInput
                label={say('link')}
                value={target}
                error={isTried ? problems.target : undefined}
                onChange={(href) => setItem(pointTo(item, href, pages))}
              />
              <Checkbox
                label={say('openInANew')}
                checked={item.newWindow}
                onChange={(event) => setItem({ ...item, newWindow: event.currentTarget.checked })}
              />
            </>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {say('cancel')}
            </Button>
            <Button type="submit">{say('save')}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
