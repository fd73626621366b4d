import { Alert, Button, Group, NativeSelect, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { products } from '#contract/shop/products.ts';
import { newId } from '../../../kit/new-id.ts';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { RowTool } from '../../../kit/row-tool.tsx';
import { inTreeOrder, moved, possibleParents, withoutCategory, type CategoryDraft } from './category-tree.ts';
import { categoriesQuery } from '../../../pickers/shop/queries.ts';
import { useShopChange } from '../shop/queries.ts';
import { SellingPanel } from '../shop/tabs.tsx';
import classes from '../shop/selling.module.css';

const INDENT = 20;

export function CategoryEditor() {
  const { data, error } = useQuery(categoriesQuery);
  if (!data)
    return (
      <SellingPanel title="Categories">
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
    'Saved.',
  );
  const set = (id: string, change: Partial<CategoryDraft>) =>
    setDraft(draft.map((category) => (category.id === id ? { ...category, ...change } : category)));
  const rows = inTreeOrder(draft);
  const isUnnamed = draft.some(({ name }) => name.trim() === '');
  return (
    <SellingPanel
      title="Categories"
      actions={
        <Button size="xs" disabled={isUnnamed} loading={save.isPending} onClick={() => save.mutate(draft)}>
          Save
        </Button>
      }
    >
      <Stack gap="md" maw={820}>
        {rows.length === 0 && (
          <Text role="status" className="quiet">
            No categories yet. They help visitors to find their way through the shop.
          </Text>
        )}
        {rows.map(({ category, depth }) => (
          <div key={category.id} className={classes.category} style={{ paddingLeft: depth * INDENT }}>
            <TextInput
              aria-label="Name"
              placeholder="Name"
              value={category.name}
              error={category.name.trim() === '' ? 'Please give it a name.' : undefined}
              onChange={(event) => set(category.id, { name: event.currentTarget.value })}
            />
            <NativeSelect
              aria-label={`${category.name} lies below`}
              value={category.parentId ?? ''}
              data={[
                { value: '', label: 'At the top' },
                ...possibleParents(draft, category.id).map(({ id, name }) => ({
                  value: id,
                  label: `Below ${name}`,
                })),
              ]}
              onChange={(event) => set(category.id, { parentId: event.currentTarget.value || null })}
            />
            <Group gap={2} wrap="nowrap">
              <RowTool
                label={`Move ${category.name} up`}
                icon={ArrowUp}
                onPress={() => setDraft(moved(draft, category.id, -1))}
              />
              <RowTool
                label={`Move ${category.name} down`}
                icon={ArrowDown}
                onPress={() => setDraft(moved(draft, category.id, 1))}
              />
              <RowTool
                label={`Delete ${category.name}`}
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
            Add a category
          </Button>
        </Group>
      </Stack>
    </SellingPanel>
  );
}
