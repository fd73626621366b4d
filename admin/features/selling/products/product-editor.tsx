import {
  ActionIcon,
  Alert,
  Button,
  Group,
  MultiSelect,
  NativeSelect,
  Skeleton,
  Stack,
  TagsInput,
  Textarea,
  TextInput,
  Title,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ImagePlus, X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import {
  OFFERED_TYPES,
  TYPE_LABELS,
  WORKFLOW_STATES,
  workflowLabel,
} from '#core/commerce/catalogue/product.ts';
import { control } from '#core/fields/field.ts';
import type { ImageValue } from '#core/fields/index.ts';
import { renditionUrl } from '#core/images/images.ts';
import { products, type OwnerProduct, type ProductDraft } from '#contract/shop/products.ts';
import { AssetPicker } from '../../../pickers/asset-picker.tsx';
import { valueOf } from '../../../pickers/assets/picture-value.ts';
import { RichTextControl } from '../../../fields/text/rich-text.tsx';
import { call } from '../../../http/call.ts';
import { CallProblem, sentenceOf } from '../../../http/problem.ts';
import { Panel } from '../../../kit/panel.tsx';
import { MomentInput } from '../shop/moment-input.tsx';
import { OptionEditor } from './option-editor.tsx';
import { AddOnEditor, FormChoice, RelatedChoice, TaxChoice } from './product-extras.tsx';
import { ProductFile } from './product-file.tsx';
import { ProductMenu } from './product-menu.tsx';
import { NEW_PRODUCT, optionsOf, withOptions } from './product-draft.ts';
import { categoriesQuery } from '../../../pickers/shop/queries.ts';
import { productQuery, useShopChange } from '../shop/queries.ts';
import { VariantTable } from './variant-table.tsx';
import classes from '../shop/selling.module.css';

const back = { to: '/selling/products', label: 'Back to the products' };

export function ProductEditor() {
  const { id = 'new' } = useParams();
  const isNew = id === 'new';
  const { data, error } = useQuery({ ...productQuery(id), enabled: !isNew });
  if (error)
    return (
      <Panel title="Product" back={back}>
        <Alert color="red">{sentenceOf(error)}</Alert>
      </Panel>
    );
  if (!isNew && !data)
    return (
      <Panel title="Product" back={back}>
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

function ProductForm({ product }: { product: OwnerProduct | undefined }) {
  const [draft, setDraft] = useState<ProductDraft>(product ? draftOf(product) : NEW_PRODUCT);
  const [options, setOptions] = useState(optionsOf(draft));
  const navigate = useNavigate();
  const saving = useShopChange((next: ProductDraft) => saveProduct(product, next), 'Saved.');
  const errors = saving.error instanceof CallProblem ? saving.error.errors : {};
  const set = (change: Partial<ProductDraft>) => setDraft({ ...draft, ...change });
  const save = () =>
    saving.mutate(draft, {
      onSuccess: (saved) => {
        if (!product) void navigate(`/selling/products/${saved.id}`, { replace: true });
      },
    });
  return (
    <Panel
      title={product?.title ?? 'New product'}
      back={back}
      actions={
        <Group gap="xs">
          {product && <ProductMenu product={product} />}
          <Button size="xs" loading={saving.isPending} onClick={save}>
            Save
          </Button>
        </Group>
      }
    >
      <div className={classes.two}>
        <Stack gap="lg">
          <TextInput
            label="Name"
            value={draft.title}
            error={errors['title']}
            onChange={(event) => set({ title: event.currentTarget.value })}
          />
          <RichTextControl
            name="description"
            control={control('richText', {})}
            errors={errors}
            drawFields={() => null}
            values={{}}
            label="Description"
            value={draft.description}
            error={errors['description']}
            onChange={(description) => set({ description: description as Record<string, unknown> })}
          />
          <Pictures
            images={draft.images as unknown as ImageValue[]}
            onChange={(images) => set({ images: images as unknown as Record<string, unknown>[] })}
          />
          {draft.type === 'DIGITAL' && (
            <ProductFile fileId={draft.fileId} onChange={(fileId) => set({ fileId })} />
          )}
          {draft.type !== 'DIGITAL' && (
            <section>
              <Title order={2} size="h4" mb="sm">
                Options
              </Title>
              <OptionEditor
                options={options}
                onChange={(next) => {
                  setOptions(next);
                  setDraft(withOptions(draft, next));
                }}
              />
            </section>
          )}
          <section>
            <Title order={2} size="h4" mb="sm">
              {draft.options.length > 0 ? 'Variants' : 'Price and stock'}
            </Title>
            <VariantTable
              variants={draft.variants}
              hasOptions={draft.options.length > 0}
              isSent={draft.type === 'PHYSICAL'}
              errors={errors}
              onChange={(variants) => set({ variants })}
            />
          </section>
          <section>
            <Title order={2} size="h4" mb="sm">
              Add-ons
            </Title>
            <AddOnEditor draft={draft} errors={errors} onChange={set} />
          </section>
        </Stack>
        <Side draft={draft} errors={errors} onChange={set} ownId={product?.id ?? ''} />
      </div>
    </Panel>
  );
}

function Side(props: {
  draft: ProductDraft;
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<ProductDraft>) => void;
  ownId: string;
}) {
  const { draft, errors, onChange } = props;
  const { data: categories = [] } = useQuery(categoriesQuery);
  return (
    <Stack>
      <NativeSelect
        label="State"
        data={WORKFLOW_STATES.map((value) => ({ value, label: workflowLabel(value) }))}
        value={draft.workflow}
        onChange={(event) => onChange({ workflow: event.currentTarget.value as ProductDraft['workflow'] })}
      />
      {draft.workflow === 'scheduled' && (
        <MomentInput
          label="Appears on"
          error={errors['publishAt']}
          moment={draft.publishAt}
          onMoment={(publishAt) => onChange({ publishAt })}
        />
      )}
      <NativeSelect
        label="Type"
        data={[...new Set([...OFFERED_TYPES, draft.type])].map((value) => ({
          value,
          label: TYPE_LABELS[value],
        }))}
        value={draft.type}
        onChange={(event) => onChange({ type: event.currentTarget.value as ProductDraft['type'] })}
      />
      <MultiSelect
        label="Categories"
        data={categories.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.categories}
        onChange={(next) => onChange({ categories: next })}
      />
      <TagsInput label="Tags" value={draft.tags} onChange={(tags) => onChange({ tags })} />
      <RelatedChoice draft={draft} onChange={onChange} ownId={props.ownId} />
      <FormChoice draft={draft} onChange={onChange} />
      <TaxChoice draft={draft} onChange={onChange} />
      <TextInput
        label="Address"
        description="/shop/…; made from the name when empty."
        value={draft.slug}
        error={errors['slug']}
        onChange={(event) => onChange({ slug: event.currentTarget.value })}
      />
      <TextInput
        label="Title for search engines"
        value={draft.seoTitle}
        onChange={(event) => onChange({ seoTitle: event.currentTarget.value })}
      />
      <Textarea
        label="Description for search engines"
        autosize
        minRows={2}
        value={draft.seoDescription}
        onChange={(event) => onChange({ seoDescription: event.currentTarget.value })}
      />
    </Stack>
  );
}

function Pictures({
  images,
  onChange,
}: {
  images: readonly ImageValue[];
  onChange: (images: ImageValue[]) => void;
}) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <section>
      <Title order={2} size="h4" mb="sm">
        Pictures
      </Title>
      <ul className={classes.pictures}>
        {images.map((image, index) => (
          <li key={image.src}>
            <img src={renditionUrl(image.src, 300)} alt={image.alt} />
            <ActionIcon
              size="sm"
              variant="default"
              aria-label={`Remove picture ${index + 1}`}
              onClick={() => onChange(images.filter((_, at) => at !== index))}
            >
              <X size={14} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        size="xs"
        leftSection={<ImagePlus size={14} />}
        onClick={() => setChoosing(true)}
      >
        Add a picture
      </Button>
      {isChoosing && (
        <AssetPicker
          kind="image"
          onClose={() => setChoosing(false)}
          onPick={(asset) => {
            const next = valueOf(asset);
            if (!images.some(({ src }) => src === next.src)) onChange([...images, next]);
            setChoosing(false);
          }}
        />
      )}
    </section>
  );
}
