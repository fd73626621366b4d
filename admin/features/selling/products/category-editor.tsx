import { Alert, Button, Group, NativeSelect, Skeleton, Stack, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Plus, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { products } from '#contract/shop/products.ts';
import { Empty } from '../../../kit/lists/empty.tsx';
import { newId } from '../../../kit/new-id.ts';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { RowTool } from '../../../kit/row-tool.tsx';
import { inTreeOrder, moved, possibleParents, withoutCategory, type CategoryDraft } from './category-tree.ts';
import { categoriesQuery } from '../../../pickers/shop/queries.ts';
import { useShopChange } from '../shop/queries.ts';
import { SellingPanel } from '../shop/tabs.tsx';
import { say } from './words.ts';
import classes from '../shop/selling.module.css';

const INDENT = 20;

export function CategoryEditor() {
  const { data, error } = useQuery(categoriesQuery);
  if (!data)
    return (
      <SellingPanel title={say('categories')}>
        {error ? <Alert color="red">{sentenceOf(error)}</Alert> : <Skeleton height={240} />}
      </SellingPanel>
    );
  return <Editor saved={data} />;
}

function Editor({ saved }: { saved: readonly CategoryDraft[] }) {
  const [draft, setDraft] = useState<CategoryDraft[]>(
    saved.map(({ id, parentId, name }) => ({ id, parentId, name })),
  );
  const save = useShopChange(
    (categories: CategoryDraft[]) => call(products.saveCategories, { body: { categories } }),
    say('saved'),
  );
  const set = (id: string, change: Partial<CategoryDraft>) =>
    setDraft(draft.map((category) => (category.id === id ? { ...category, ...change } : category)));
  const rows = inTreeOrder(draft);
  const isUnnamed = draft.some(({ name }) => name.trim() === '');
  return (
    <SellingPanel
      title={say('categories')}
      actions={
        <Button size="xs" disabled={isUnnamed} loading={save.isPending} onClick={() => save.mutate(draft)}>
          {say('save')}
        </Button>
      }
    >
      <Stack gap="md" maw={820}>
        {rows.length === 0 && (
          <Empty icon={Tags} title={say('noCategoriesYetThey')} text={say('whatTheyAreFor')} />
        )}
        {rows.map(({ category, depth }) => (
          <div key={category.id} className={classes.category} style={{ paddingLeft: depth * INDENT }}>
            <TextInput
              aria-label={say('name')}
              placeholder={say('name')}
              value={category.name}
              error={category.name.trim() === '' ? say('nameRequired') : undefined}
              onChange={(event) => set(category.id, { name: event.currentTarget.value })}
            />
            <NativeSelect
              aria-label={say('parentOf', { name: category.name })}
              value={category.parentId ?? ''}
              data={[
                { value: '', label: say('topLevel') },
                ...possibleParents(draft, category.id).map(({ id, name }) => ({
                  value: id,
                  label: say('below', { name }),
                })),
              ]}
              onChange={(event) => set(category.id, { parentId: event.currentTarget.value || null })}
            />
            <Group gap={2} wrap="nowrap">
              <RowTool
                label={say('moveNameUp', { name: category.name })}
                icon={ArrowUp}
                onPress={() => setDraft(moved(draft, category.id, -1))}
              />
              <RowTool
                label={say('moveNameDown', { name: category.name })}
                icon={ArrowDown}
                onPress={() => setDraft(moved(draft, category.id, 1))}
              />
              <RowTool
                label={say('deleteName', { name: category.name })}
                icon={Trash2}
                onPress={() => setDraft(withoutCategory(draft, category.id))}
              />
            </Group>
          </div>
        ))}
        <Group>
          <Button
            variant="default"
            size="xs"
            leftSection={<Plus size={14} />}
            onClick={() => setDraft([...draft, { id: newId(), parentId: null, name: '' }])}
          >
            {say('addCategory')}
          </Button>
        </Group>
      </Stack>
    </SellingPanel>
  );
}
