import { Alert, Button, Group, Skeleton, Stack } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import {
  isAsked,
  NEW_PRODUCT,
  productField,
  type ProductDraft,
} from '#core/commerce/catalogue/product-fields.ts';
import { products, type OwnerProduct } from '#contract/shop/products.ts';
import { useUnsaved } from '../../../documents/unsaved.ts';
import { Fields } from '../../../fields/fields.tsx';
import { call } from '../../../http/call.ts';
import { CallProblem, sentenceOf } from '../../../http/problem.ts';
import { Panel } from '../../../kit/panel.tsx';
import { PHONE } from '../../../kit/screen.ts';
import { OwnControl } from './own-controls.tsx';
import { ProductMenu } from './product-menu.tsx';
import { productQuery, useShopChange } from '../shop/queries.ts';
import { say } from './words.ts';
import classes from '../shop/selling.module.css';

const back = { to: '/selling/products', label: say('backToProducts') };

export function ProductEditor() {
  const { id = 'new' } = useParams();
  const isNew = id === 'new';
  const { data, error } = useQuery({ ...productQuery(id), enabled: !isNew });
  if (error)
    return (
      <Panel title={say('product')} back={back}>
        <Alert color="red">{sentenceOf(error)}</Alert>
      </Panel>
    );
  if (!isNew && !data)
    return (
      <Panel title={say('product')} back={back}>
        <Skeleton height={400} />
      </Panel>
    );
  return <ProductForm key={data ? data.id + data.updatedAt : 'new'} product={data} />;
}

function draftOf({ id: _id, updatedAt: _updatedAt, ...draft }: OwnerProduct): ProductDraft {
  return draft;
}

/** Stock is sent as what was added or taken away, so that what was sold meanwhile stays sold. */
function stockChanges(before: OwnerProduct, draft: ProductDraft) {
  return before.variants.flatMap((variant) => {
    const after = draft.variants.find(({ id }) => id === variant.id);
    const delta = after ? after.qtyInStock - variant.qtyInStock : 0;
    return delta === 0 ? [] : [{ variantId: variant.id, delta }];
  });
}

async function saveProduct(before: OwnerProduct | undefined, draft: ProductDraft): Promise<OwnerProduct> {
  if (!before) return call(products.create, { body: draft });
  const changes = stockChanges(before, draft);
  const params = { id: before.id };
  const saved = await call(products.save, { params, body: { ...draft, base: before.updatedAt } });
  if (changes.length > 0) await call(products.changeStock, { body: { changes } });
  return saved;
}

/** What stands in the middle; every other field stands beside it. */
const MAIN: readonly string[] = [
  'title',
  'description',
  'images',
  'fileId',
  'options',
  'variants',
  'addOns',
] satisfies (keyof ProductDraft)[];
const CONTROLS = productField.control.fields ?? {};
const SIDE = Object.keys(CONTROLS).filter((name) => !MAIN.includes(name));

function ProductForm({ product }: { product: OwnerProduct | undefined }) {
  const [draft, setDraft] = useState<ProductDraft>(product ? draftOf(product) : NEW_PRODUCT);
  const navigate = useNavigate();
  const saving = useShopChange((next: ProductDraft) => saveProduct(product, next), say('productSaved'));
  const errors = saving.error instanceof CallProblem ? saving.error.errors : {};
  const [first] = useState(draft);
  const { mutateAsync } = saving;
  const saveAll = useCallback(
    () =>
      mutateAsync(draft).then(
        () => true,
        () => false,
      ),
    [mutateAsync, draft],
  );
  useUnsaved('product', draft !== first && !saving.isPending, { save: saveAll, isDraft: false });
  const set = (change: Partial<ProductDraft>) => setDraft((before) => ({ ...before, ...change }));
  const save = () =>
    saving.mutate(draft, {
      onSuccess: (saved) => {
        if (!product) void navigate(`/selling/products/${saved.id}`, { replace: true });
      },
    });
  useHotkeys([['mod+S', save]], [], true);
  const fields = (names: readonly string[]) => (
    <Fields
      controls={CONTROLS}
      names={names.filter((name) => isAsked(name, draft))}
      values={{ ...draft, id: product?.id }}
      errors={errors}
      onChange={(name, value) => set({ [name]: value })}
    />
  );
  const main = useRef<HTMLDivElement>(null);
  // A new product begins with its name. Under a thumb, a keyboard that comes unasked hides the form.
  useEffect(() => {
    if (!product && !matchMedia(PHONE).matches) main.current?.querySelector('input')?.focus();
  }, [product]);
  return (
    <Panel
      title={product?.title ?? say('newProduct')}
      back={back}
      actions={
        <Group gap="xs">
          {product && <ProductMenu product={product} />}
          <Button size="xs" loading={saving.isPending} onClick={save}>
            {say('save')}
          </Button>
        </Group>
      }
    >
      <div className={classes.two}>
        <Stack gap="lg" ref={main}>
          {MAIN.filter((name) => isAsked(name, draft)).map((name) => (
            <OwnControl key={name} control={CONTROLS[name]} draft={draft} errors={errors} onChange={set}>
              {fields([name])}
            </OwnControl>
          ))}
        </Stack>
        {fields(SIDE)}
      </div>
    </Panel>
  );
}
