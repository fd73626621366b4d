import { ActionIcon, Alert, Button, Group, Menu, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Ellipsis, ExternalLink, PanelTop, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { stayingPath } from '#core/access/redirect.ts';
import type { CollectionEntry } from '#contract/content/collections.ts';
import { blockOf } from '#blocks/index.ts';
import { itemFields } from '#core/collections/item.ts';
import { isId } from '#core/ids.ts';
import { pathBelow } from '#core/collections/address.ts';
import { useDraft, type DraftForm } from '../../../documents/use-draft.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { PageHistory } from '../../../panels/history/page-history.tsx';
import { momentOf } from '../../../kit/age.ts';
import { NotFound } from '../../../kit/not-found.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { useStage } from '../../../kit/stage.ts';
import { DeletedItem } from './deleted-item.tsx';
import { ItemForm } from './item-form.tsx';
import { standingOf } from './item-standing.ts';
import { collectionsQuery, useItemChange } from '../../../documents/collections.ts';
import { usePublishItem } from './use-publish-item.ts';
import { say } from './words.ts';
import classes from './collections.module.css';

const fields = itemFields(blockOf);

/** One item: its details beside its page. */
export function ItemPanel() {
  const { id = '', itemId = '' } = useParams();
  const { data } = useQuery(collectionsQuery);
  const collection = data?.find((entry) => entry.id === id);
  if (!isId(id) || !isId(itemId) || (data && !collection)) return <NotFound />;
  return collection ? <Loaded key={itemId} id={itemId} collection={collection} /> : null;
}

function Loaded({ id, collection }: { id: string; collection: CollectionEntry }) {
  const form = useDraft(id);
  const { show } = useStage();
  const back = {
    to: `/collections/${collection.id}`,
    label: say('backToTitle', { title: collection.title }),
  };
  const slug = form.document?.body?.slug;
  const path = typeof slug === 'string' ? pathBelow(collection, slug) : undefined;

  useEffect(() => {
    if (path) show(path);
  }, [path, show]);

  if (form.loadError)
    return (
      <Panel title={say('item')} back={back}>
        <Alert color="red" role="alert">
          {sentenceOf(form.loadError)}
        </Alert>
      </Panel>
    );
  if (!form.document)
    return (
      <Panel title={say('item')} back={back}>
        <Skeleton height={240} />
      </Panel>
    );
  const { document } = form;
  return (
    <Panel
      title={document.title}
      back={back}
      actions={
        path && (
          <ItemMenu id={id} collection={collection} path={path} isLive={document.liveRevision !== null} />
        )
      }
    >
      {document.body === null ? (
        <DeletedItem id={id} collectionId={collection.id} />
      ) : (
        <>
          <Actions form={form} id={id} collection={collection} />
          <Tabs defaultValue="details" keepMounted={false}>
            <Tabs.List mb="md">
              <Tabs.Tab value="details">{say('details')}</Tabs.Tab>
              <Tabs.Tab value="search">{say('searchEngines')}</Tabs.Tab>
              <Tabs.Tab value="history">{say('history')}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="details">
              <ItemForm form={form} collection={collection} part="details" />
            </Tabs.Panel>
            <Tabs.Panel value="search">
              <ItemForm form={form} collection={collection} part="search" />
            </Tabs.Panel>
            <Tabs.Panel value="history">
              <PageHistory page={document} />
            </Tabs.Panel>
          </Tabs>
        </>
      )}
    </Panel>
  );
}

/** What visitors see of it, and how they get to see it. */
function Actions({ form, id, collection }: { form: DraftForm; id: string; collection: CollectionEntry }) {
  const publishing = usePublishItem(id, form, collection);
  const { status, publishAt } = fields.read(form.values);
  const isLive = !form.isChanged && form.document?.state === 'live';
  const { action, isDone, note } = standingOf({ status, publishAt, isLive }, momentOf);
  const isShown = form.document?.liveRevision !== null && status !== 'draft';
  return (
    <Stack gap={8} mb="md">
      <Group gap={8}>
        <Button
          component={Link}
          to={`/collections/${collection.id}/${id}/page`}
          variant="default"
          size="xs"
          leftSection={<PanelTop size={16} />}
        >
          {say('editOnThePage')}
        </Button>
        <Button
          size="xs"
          onClick={() => void publishing.publish()}
          loading={publishing.isPending}
          disabled={isDone}
        >
          {action}
        </Button>
        {isShown && (
          <Button
            size="xs"
            variant="subtle"
            onClick={() => void publishing.withdraw()}
            loading={publishing.isPending}
          >
            {action === say('scheduled') ? say('cancelSchedule') : say('unpublish')}
          </Button>
        )}
      </Group>
      <Text size="sm" className={classes.note ?? ''} role="status">
        {note}
      </Text>
    </Stack>
  );
}

function ItemMenu(props: { id: string; collection: CollectionEntry; path: string; isLive: boolean }) {
  const { id, collection, path, isLive } = props;
  const navigate = useNavigate();
  const change = useItemChange(collection.id);
  const remove = async () => {
    const done = await change.mutateAsync({ ids: [id], change: { do: 'delete' } }).catch(() => undefined);
    if (done) await navigate(`/collections/${collection.id}`);
  };
  return (
    <Menu position="bottom-end" width={240} shadow="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" aria-label={say('moreForThisItem')}>
          <Ellipsis size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isLive && (
          <Menu.Item
            component="a"
            href={stayingPath(path)}
            target="_blank"
            leftSection={<ExternalLink size={18} />}
          >
            {say('seeItLive')}
          </Menu.Item>
        )}
        <Menu.Item color="red" leftSection={<Trash2 size={18} />} onClick={() => void remove()}>
          {say('delete30DaysTo')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
