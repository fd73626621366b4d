import { Button, Group, Modal, SegmentedControl, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { Suspense, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { content } from '#contract/content/content.ts';
import type { PageDocument } from '#core/content/page-document.ts';
import { coverStart } from '#core/content/cover-start.ts';
import { pathProblem } from '#core/site/paths.ts';
import { newId } from '../../../kit/new-id.ts';
import { useContentChange } from '../../../documents/queries.ts';
import { call } from '../../../http/call.ts';
import { CallProblem, sentenceOf } from '../../../http/problem.ts';
import { freePath } from '../../../documents/free-path.ts';
import type { PickedLayout } from './layout-picker.tsx';
import { GROUPS, PLACES, type GroupName } from './tree.ts';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './pages.module.css';
import { part } from '../../../kit/opening/part.ts';

/** Draws blocks, which a list of pages does not need. */
const LayoutPicker = part(() => import('./layout-picker.tsx'));

interface AddPageProps {
  /** Where the page is to be shown; undefined while nothing is added. */
  group: GroupName | undefined;
  onClose: () => void;
  onAdded: (page: { id: string; title: string; path: string }, group: GroupName) => void;
  taken: readonly (string | null)[];
}

const KIND_NOTES = {
  splash: say('fillsTheWindowWithout'),
  index: say('showsSeveralOfYour'),
};

export function AddPage(props: AddPageProps) {
  return (
    <Modal
      opened={props.group !== undefined}
      onClose={props.onClose}
      title={say('addAPage')}
      size={760}
      centered
    >
      {props.group && <AddPageForm {...props} first={props.group} />}
    </Modal>
  );
}

function AddPageForm({ onClose, onAdded, taken, first }: AddPageProps & { first: GroupName }) {
  const navigate = useNavigate();
  const [ownTitle, setTitle] = useState<string>();
  const [layout, setLayout] = useState<PickedLayout>();
  const title = ownTitle ?? layout?.title ?? '';
  const [ownPath, setOwnPath] = useState<string>();
  const path = ownPath ?? (taken.length === 0 ? '/' : freePath(title, taken));
  const [group, setGroup] = useState(first);
  const [ownKind, setKind] = useState<PageDocument['kind']>('page');
  const kind = layout?.kind ?? ownKind;
  const adding = useContentChange(async (asked: { title: string; path: string }) =>
    call(content.create, {
      body: {
        kind: 'page',
        body: { ...asked, kind, ...(await startOf(kind, asked.title, layout)) },
      },
    }),
  );
  // What was said of another address or title no longer holds.
  const isSame = adding.input?.path === path && adding.input.title === title.trim();
  const failure = isSame ? adding.error : undefined;
  const problem = failure instanceof CallProblem ? failure : undefined;
  const isTaken = problem?.code === 'pathTaken';

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '' || pathProblem(path)) return;
    const asked = { title: title.trim(), path };
    const added = await adding.mutateAsync(asked).catch(() => undefined);
    if (!added) return;
    onAdded({ id: added.id, ...asked }, group);
    onClose();
    await navigate(`/pages/${added.id}`);
  };

  return (
    <form onSubmit={(event) => void add(event)}>
      <Stack gap="md">
        <TextInput
          label={say('pageTitle')}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          error={problem?.errors.title}
          required
          withAsterisk={false}
          data-autofocus
        />
        <TextInput
          label={say('address')}
          description={`${location.host}${path.startsWith('/') ? path : `/${path}`}`}
          value={path}
          onChange={(event) => setOwnPath(event.currentTarget.value)}
          error={(isTaken ? problem.message : problem?.errors.path) ?? declared(pathProblem(path) ?? '')}
          autoCapitalize="none"
          spellCheck={false}
        />
        <div>
          <Text size="sm" fw={500} mb={4} id="page-layout">
            {say('layout')}
          </Text>
          <div className={classes.layoutRoom}>
            <Suspense fallback={<Skeleton height="100%" />}>
              <LayoutPicker picked={layout?.id ?? ''} onPick={setLayout} />
            </Suspense>
          </div>
        </div>
        {!layout && <KindChoice kind={ownKind} onChange={setKind} />}
        <div>
          <Text size="sm" fw={500} mb={4} id="page-shown-in">
            {say('shownIn')}
          </Text>
          <SegmentedControl
            fullWidth
            aria-labelledby="page-shown-in"
            value={group}
            onChange={setGroup}
            data={PLACES.map((value) => ({ value, label: GROUPS[value].label }))}
          />
        </div>
        {failure && !isTaken && Object.keys(problem?.errors ?? {}).length === 0 && (
          <span role="alert">{sentenceOf(failure)}</span>
        )}
        <Group justify="flex-end" className="dialog-actions">
          <Button variant="default" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" loading={adding.isPending}>
            {say('addPage')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** What a new page begins with. */
async function startOf(kind: PageDocument['kind'], title: string, layout: PickedLayout | undefined) {
  if (layout) return { body: await layout.makeBody() };
  return kind === 'splash' ? { body: coverStart(title, newId) } : {};
}

function KindChoice({
  kind,
  onChange,
}: {
  kind: PageDocument['kind'];
  onChange: (kind: PageDocument['kind']) => void;
}) {
  return (
    <div>
      <Text size="sm" fw={500} mb={4} id="page-kind">
        {say('kind')}
      </Text>
      <SegmentedControl
        fullWidth
        aria-labelledby="page-kind"
        value={kind}
        onChange={onChange}
        data={[
          { value: 'page', label: say('page') },
          { value: 'splash', label: say('coverPage') },
          { value: 'index', label: say('indexPage') },
        ]}
      />
      {kind !== 'page' && (
        <Text size="sm" className="quiet" mt={4}>
          {KIND_NOTES[kind]}
        </Text>
      )}
    </div>
  );
}
