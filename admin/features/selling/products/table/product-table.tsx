import { ActionIcon, Alert, Button, Group, Skeleton, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { Redo2, Undo2 } from 'lucide-react';
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { WORKFLOW_STATES, type WorkflowState } from '#core/commerce/catalogue/product.ts';
import { productTable } from '#contract/shop/product-table.ts';
import { SELLING } from '../../../../account/shop.ts';
import { useUnsaved } from '../../../../documents/unsaved.ts';
import { call } from '../../../../http/call.ts';
import { CallProblem, sentenceOf } from '../../../../http/problem.ts';
import { ShowMore } from '../../../../kit/lists/show-more.tsx';
import { Panel } from '../../../../kit/panel.tsx';
import { PHONE } from '../../../../kit/screen.ts';
import { Grid } from './grid.tsx';
import { PhoneTable } from './phone-table.tsx';
import { useReckoning, useTable, type Table } from './use-table.ts';
import { say } from './words.ts';
import classes from './table.module.css';

const back = { to: '/selling/products', label: say('backToProducts') };

interface Wanted {
  ids?: string;
  words?: string;
  workflow?: WorkflowState;
}

/** The address of the table with some products, or with all that match. */
export function tableAddress({ ids = '', words = '', workflow }: Wanted): string {
  const query = new URLSearchParams({
    ...(ids !== '' && { ids }),
    ...(words !== '' && { words }),
    ...(workflow && { workflow }),
  });
  return `/selling/products/edit?${query.toString()}`;
}

const tableQuery = (wanted: Wanted) =>
  infiniteQueryOptions({
    queryKey: [...SELLING, 'table', wanted],
    queryFn: ({ pageParam }) =>
      call(productTable.read, { query: { ...wanted, ...(pageParam !== '' && { after: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    // Rows do not change under the hands of who edits them: a save says what others changed.
    staleTime: Infinity,
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Many products side by side, changed together and saved at once. */
export function ProductTable() {
  const [params] = useSearchParams();
  const ids = params.get('ids') ?? '';
  const words = params.get('words') ?? '';
  const workflow = WORKFLOW_STATES.find((state) => state === params.get('workflow'));
  const list = useInfiniteQuery(
    tableQuery({ ...(ids !== '' && { ids }), ...(words !== '' && { words }), ...(workflow && { workflow }) }),
  );
  const products = useMemo(() => list.data?.pages.flatMap((page) => page.products) ?? [], [list.data]);
  const by = useReckoning(products);
  const table = useTable(products, by);
  const [told, setTold] = useState('');
  const saveButton = useRef<HTMLButtonElement>(null);
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const count = Object.keys(table.edits).length;
  const { save: saveTable } = table;
  const save = useCallback(async () => {
    const saved = await saveTable();
    if (saved > 0) notifications.show({ color: 'green', message: say('saved', { count: saved }) });
    return saved > 0;
  }, [saveTable]);
  useUnsaved('product-table', count > 0 && !table.isSaving, { save, isDraft: false });
  return (
    <Panel
      title={say('editProducts')}
      back={back}
      actions={
        <Group gap="xs" wrap="nowrap">
          <Step label={say('undo')} isOpen={table.canUndo} onClick={table.undo}>
            <Undo2 size={18} />
          </Step>
          <Step label={say('redo')} isOpen={table.canRedo} onClick={table.redo}>
            <Redo2 size={18} />
          </Step>
          {count > 0 && (
            <Button size="xs" variant="default" visibleFrom="sm" onClick={table.discard}>
              {say('discard')}
            </Button>
          )}
          <Button
            ref={saveButton}
            size="xs"
            disabled={count === 0}
            loading={table.isSaving}
            onClick={() => void save()}
          >
            {count === 0 ? say('save') : say('saveChanges', { count })}
          </Button>
        </Group>
      }
    >
      <Troubles table={table} />
      {list.error && <Alert color="red">{sentenceOf(list.error)}</Alert>}
      {list.isPending && <Skeleton height={320} />}
      {list.data && products.length === 0 && (
        <Text role="status" className="quiet">
          {say('noProducts')}
        </Text>
      )}
      {products.length > 0 &&
        (isPhone ? (
          <PhoneTable table={table} by={by} />
        ) : (
          <>
            <Text size="sm" className="quiet">
              {say('keysHelp')}
            </Text>
            <Grid table={table} by={by} onTold={setTold} onLeave={() => saveButton.current?.focus()} />
          </>
        ))}
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      <ShowMore list={list} />
    </Panel>
  );
}

function Step(props: { label: string; isOpen: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip label={props.label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={props.label}
        disabled={!props.isOpen}
        onClick={props.onClick}
      >
        {props.children}
      </ActionIcon>
    </Tooltip>
  );
}

/** Why nothing was saved, and the way to the first cell that has to be corrected. */
function Troubles({ table }: { table: Table }) {
  const { error, faults } = table;
  const count = Object.keys(faults).length;
  if (error instanceof CallProblem && error.code === 'conflict' && !table.isSaving)
    return <Alert color="yellow">{say('changedByOthers')}</Alert>;
  if (count > 0)
    return (
      <Alert color="red">
        <Group justify="space-between">
          <span>{say('faults', { count })}</span>
          <Button size="xs" variant="default" onClick={goToFirst}>
            {say('goToFirst')}
          </Button>
        </Group>
      </Alert>
    );
  if (error && !table.isSaving && !(error instanceof CallProblem && error.code === 'invalid'))
    return <Alert color="red">{say('notSaved', { reason: sentenceOf(error) })}</Alert>;
  return null;
}

function goToFirst(): void {
  const first = document.querySelector<HTMLElement>(
    `.${classes.grid} [data-wrong], .${classes.phone} [aria-invalid='true']`,
  );
  first?.scrollIntoView({ block: 'center', inline: 'center' });
  first?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  first?.focus();
}
