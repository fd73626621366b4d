import { ActionIcon, Button, Group, Menu, Modal, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Bookmark, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import {
  MAX_VIEW_NAME,
  savedViews,
  type SavedView,
  type ViewFilters,
  type ViewRoom,
} from '#contract/shop/saved-views.ts';
import { SELLING } from '../../../../account/shop.ts';
import { call } from '../../../../http/call.ts';
import { tellUndoable } from '../../../../kit/tell-undoable.tsx';
import { useShopChange } from '../queries.ts';
import { isSameView, viewShown } from './same-view.ts';
import { say } from './words.ts';
import classes from './views.module.css';

const viewsQuery = (room: ViewRoom) =>
  queryOptions({
    queryKey: [...SELLING, 'views', room],
    queryFn: async () => (await call(savedViews.list, { query: { room } })).views,
  });

/** What the list was narrowed to before, each with a name; and the way to keep what it is narrowed to now. */
export function SavedViews(props: {
  room: ViewRoom;
  filters: ViewFilters;
  onApply: (filters: ViewFilters) => void;
}) {
  const { room, filters, onApply } = props;
  const { data: views = [] } = useQuery(viewsQuery(room));
  const [opened, setOpened] = useState<string>();
  const [naming, setNaming] = useState<SavedView | 'new'>();
  const shown = viewShown(views, filters, opened);
  const isAll = Object.keys(filters).length === 0;
  const isNarrowed = shown !== undefined && !isSameView(shown.filters, filters);
  const create = useShopChange((name: string) => call(savedViews.create, { body: { room, name, filters } }));
  const change = useShopChange(({ id, ...body }: { id: string; name?: string; filters?: ViewFilters }) =>
    call(savedViews.change, { params: { id }, body }),
  );
  const remove = useShopChange(({ id }: SavedView) => call(savedViews.remove, { params: { id } }));
  const restore = useShopChange(({ name, filters: kept }: SavedView) =>
    call(savedViews.create, { body: { room, name, filters: kept } }),
  );
  const apply = (view: SavedView) => {
    setOpened(view.id);
    onApply(view.filters);
  };
  const drop = (view: SavedView) =>
    remove.mutate(view, {
      onSuccess: () => {
        setOpened(undefined);
        tellUndoable(say('viewDeleted'), () => restore.mutate(view));
      },
    });
  const name = (given: string) => {
    const told = { onSuccess: ({ id }: { id: string }) => setOpened(id) };
    if (naming === 'new') create.mutate(given, told);
    else if (naming) change.mutate({ id: naming.id, name: given }, told);
    setNaming(undefined);
  };
  if (views.length === 0 && isAll) return null;
  return (
    <div className={classes.views} role="group" aria-label={say('savedViews')}>
      {views.map((view) => (
        <span key={view.id} className={classes.view} data-shown={view === shown || undefined}>
          <button type="button" aria-pressed={view === shown} onClick={() => apply(view)}>
            {view.name}
          </button>
          {view === shown && (
            <Menu position="bottom-end">
              <Menu.Target>
                <ActionIcon
                  variant="transparent"
                  color="gray"
                  size={36}
                  aria-label={say('actionsOf', { name: view.name })}
                >
                  <Ellipsis size={16} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => setNaming(view)}>{say('rename')}</Menu.Item>
                <Menu.Item color="red" onClick={() => drop(view)}>
                  {say('remove')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          )}
        </span>
      ))}
      {isNarrowed && (
        <Button
          size="xs"
          variant="default"
          loading={change.isPending}
          onClick={() =>
            change.mutate(
              { id: shown.id, filters },
              { onSuccess: () => notifications.show({ color: 'green', message: say('viewSaved') }) },
            )
          }
        >
          {say('updateView')}
        </Button>
      )}
      {!isAll && (shown === undefined || isNarrowed) && (
        <Button
          size="xs"
          variant="default"
          leftSection={<Bookmark size={14} />}
          loading={create.isPending}
          onClick={() => setNaming('new')}
        >
          {say('saveView')}
        </Button>
      )}
      {naming && <NameView view={naming} onName={name} onClose={() => setNaming(undefined)} />}
    </div>
  );
}

function NameView(props: { view: SavedView | 'new'; onName: (name: string) => void; onClose: () => void }) {
  const { view, onName, onClose } = props;
  const [name, setName] = useState(view === 'new' ? '' : view.name);
  return (
    <Modal opened onClose={onClose} title={view === 'new' ? say('saveView') : say('rename')} centered>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') onName(name.trim());
        }}
      >
        <TextInput
          data-autofocus
          label={say('viewName')}
          maxLength={MAX_VIEW_NAME}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" disabled={name.trim() === ''}>
            {say('save')}
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
