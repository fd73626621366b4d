import { ActionIcon, Alert, Button, Group, Menu, Modal, Skeleton, Stack, Tabs, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { Ellipsis, Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { content, type DocumentEntry } from '#contract/content/content.ts';
import { collectionFields } from '#core/collections/collection.ts';
import { isId } from '#core/ids.ts';
import { PageLock } from '../../../panels/lock/page-lock.tsx';
import { DraftFields } from '../../../documents/draft-fields.tsx';
import { useContentChange } from '../../../documents/queries.ts';
import { useDraft, type DraftForm } from '../../../documents/use-draft.ts';
import { labelOf } from '../../../fields/control/control.ts';
import { Fields } from '../../../fields/fields.tsx';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { tellProblem } from '../../../http/tell-problem.ts';
import { PageHistory } from '../../../panels/history/page-history.tsx';
import { NotFound } from '../../../kit/not-found.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { useStage } from '../../../kit/stage.ts';
import { FieldDefinitions } from './field-definitions.tsx';
import { collectionsQuery } from '../../../documents/collections.ts';
import { Terms } from './terms-tab.tsx';
import { say } from './words.ts';

const controls = collectionFields.control.fields ?? {};
/** A gallery has a design of its own, and is one page. */
const NOT_OF_GALLERIES = ['layout', 'pageSize', 'showPicture'];
const GENERAL = ['title', 'path', 'intro', 'itemName', 'layout', 'order', 'pageSize', 'urlFormat'];
const SHOWN = [
  'showDate',
  'showAuthor',
  'showExcerpt',
  'showPicture',
  'showTerms',
  'showRelated',
  'showShare',
  'comments',
];
const SEARCH = ['description', 'seoTitle', 'shareImage', 'noIndex'];

export function CollectionPanel() {
  const { id = '' } = useParams();
  return isId(id) ? <Loaded key={id} id={id} /> : <NotFound />;
}

function Loaded({ id }: { id: string }) {
  const form = useDraft(id);
  const { show } = useStage();
  const { document } = form;
  const back = { to: `/collections/${id}`, label: say('backToTheItems') };
  const path = document?.path;

  useEffect(() => {
    if (path) show(path);
  }, [path, show]);

  if (form.loadError) return <Alert color="red">{sentenceOf(form.loadError)}</Alert>;
  if (!document || !form.values)
    return (
      <Panel title={say('collection')} back={back}>
        <Skeleton height={240} />
      </Panel>
    );
  return (
    <Panel title={document.title} back={back} actions={<CollectionMenu collection={document} />}>
      <Tabs defaultValue={form.values.kind === 'custom' ? 'fields' : 'settings'} keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="settings" px={8}>
            {say('settings')}
          </Tabs.Tab>
          <Tabs.Tab value="fields" px={8}>
            {say('fields')}
          </Tabs.Tab>
          <Tabs.Tab value="terms" px={8}>
            {say('tags')}
          </Tabs.Tab>
          <Tabs.Tab value="access" px={8}>
            {say('access')}
          </Tabs.Tab>
          <Tabs.Tab value="history" px={8}>
            {say('history')}
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="settings">
          <Settings form={form} />
        </Tabs.Panel>
        <Tabs.Panel value="fields">
          <DraftFields form={form} labelOf={(name) => labelOf(name, controls[name])}>
            <FieldDefinitions
              value={collectionFields.read(form.values).fields}
              errors={form.errors}
              onChange={(fields) => form.set('fields', fields)}
            />
          </DraftFields>
        </Tabs.Panel>
        <Tabs.Panel value="terms">
          <Terms collectionId={id} />
        </Tabs.Panel>
        <Tabs.Panel value="access">
          <PageLock id={id} />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <PageHistory page={document} />
        </Tabs.Panel>
      </Tabs>
    </Panel>
  );
}

function Settings({ form }: { form: DraftForm }) {
  if (!form.values) return null;
  const errors = form.problem?.code === 'pathTaken' ? { path: form.problem.message } : form.errors;
  return (
    <DraftFields form={form} labelOf={(name) => labelOf(name, controls[name])}>
      <Fields
        controls={controls}
        names={[...GENERAL, ...SHOWN, ...SEARCH].filter(
          (name) => form.values?.kind !== 'gallery' || !NOT_OF_GALLERIES.includes(name),
        )}
        values={form.values}
        errors={errors}
        onChange={form.set}
      />
    </DraftFields>
  );
}

function CollectionMenu({ collection }: { collection: DocumentEntry }) {
  const navigate = useNavigate();
  const { data } = useQuery(collectionsQuery);
  const [isAsking, { open, close }] = useDisclosure(false);
  const counts = data?.find(({ id }) => id === collection.id)?.counts ?? {};
  const count = Object.values(counts).reduce((sum, each) => sum + each, 0);
  const removing = useContentChange(() =>
    call(content.remove, { params: { id: collection.id }, body: { base: collection.revision } }),
  );
  const remove = async () => {
    try {
      await removing.mutateAsync(undefined);
      notifications.show({ message: say('titleLeavesTheLive', { title: collection.title }) });
      await navigate('/collections');
    } catch (error) {
      tellProblem(error);
    }
  };
  return (
    <>
      <Menu position="bottom-end" width={240} shadow="md">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={say('moreForThisCollection')}>
            <Ellipsis size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item color="red" leftSection={<Trash2 size={18} />} onClick={open}>
            {say('deleteCollection')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={isAsking}
        onClose={close}
        title={say('deleteTitle', { title: collection.title })}
        centered
      >
        <Stack gap="md">
          <Text size="sm">{say('itsItemsGoWith', { count })}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              {say('cancel')}
            </Button>
            <Button color="red" onClick={() => void remove()} loading={removing.isPending}>
              {say('deleteCollection')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
}
