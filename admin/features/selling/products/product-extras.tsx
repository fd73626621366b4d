import { ActionIcon, Button, Group, NativeSelect, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { MAX_ADD_ONS, type AddOn } from '#core/commerce/catalogue/add-ons.ts';
import { FORM_PLACES, type FormPlace } from '#core/commerce/catalogue/product-form.ts';
import { MAX_PRICE_CENTS } from '#core/commerce/catalogue/product.ts';
import type { ProductDraft } from '#contract/shop/products.ts';
import { documentsQuery } from '../../../documents/queries.ts';
import { MoneyInput } from '../../../fields/values/money-input.tsx';
import { ProductChoice } from './product-choice.tsx';

const MAX_RELATED = 12;
const PLACES: Readonly<Record<FormPlace, string>> = {
  page: 'On the product’s page',
  lightbox: 'In a dialog, after “Add to cart”',
};

interface ExtrasProps {
  draft: ProductDraft;
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<ProductDraft>) => void;
}

/** Things that can be had with a product for a price of their own. */
export function AddOnEditor({ draft, errors, onChange }: ExtrasProps) {
  const { addOns } = draft;
  const set = (index: number, change: Partial<AddOn>) =>
    onChange({ addOns: addOns.map((addOn, at) => (at === index ? { ...addOn, ...change } : addOn)) });
  return (
    <Stack gap="sm">
      <Text size="sm" className="quiet">
        Small extras such as wrapping or an engraving. Their price is added to each piece.
      </Text>
      {addOns.map((addOn, index) => (
        <Group key={addOn.id} align="flex-start" wrap="nowrap">
          <TextInput
            aria-label={`Name of add-on ${index + 1}`}
            placeholder="Gift wrap"
            style={{ flex: 1 }}
            value={addOn.name}
            error={errors[`addOns.${index}.name`]}
            onChange={(event) => set(index, { name: event.currentTarget.value })}
          />
          <MoneyInput
            aria-label={`Price of add-on ${index + 1}`}
            w={150}
            cents={addOn.priceCents}
            maxCents={MAX_PRICE_CENTS}
            onCents={(priceCents) => set(index, { priceCents })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={`Remove the add-on ${addOn.name}`}
            onClick={() => onChange({ addOns: addOns.filter((_, at) => at !== index) })}
          >
            <Trash2 size={16} />
          </ActionIcon>
        </Group>
      ))}
      <Group>
        <Button
          variant="default"
          size="xs"
          leftSection={<Plus size={14} />}
          disabled={addOns.length >= MAX_ADD_ONS}
          onClick={() =>
            onChange({ addOns: [...addOns, { id: crypto.randomUUID(), name: '', priceCents: 0 }] })
          }
        >
          Add an add-on
        </Button>
      </Group>
    </Stack>
  );
}

/** One of the site's forms, asked before the product goes into the cart. */
export function FormChoice({ draft, onChange }: Omit<ExtrasProps, 'errors'>) {
  const { data: documents = [] } = useQuery(documentsQuery);
  const forms = documents.filter(({ kind }) => kind === 'form');
  return (
    <Stack gap="sm">
      <NativeSelect
        label="Questions to the buyer"
        description="One of your forms. Its answers come with the order; files cannot be asked for here."
        data={[
          { value: '', label: 'None' },
          ...forms.flatMap(({ key, title }) => (key === null ? [] : [{ value: key, label: title }])),
        ]}
        value={draft.formId}
        onChange={(event) => onChange({ formId: event.currentTarget.value })}
      />
      {draft.formId !== '' && (
        <NativeSelect
          label="Asked"
          data={FORM_PLACES.map((value) => ({ value, label: PLACES[value] }))}
          value={draft.formPlace}
          onChange={(event) => onChange({ formPlace: event.currentTarget.value as FormPlace })}
        />
      )}
    </Stack>
  );
}

/** Products that are shown below this one. */
export function RelatedChoice({ draft, onChange, ownId }: Omit<ExtrasProps, 'errors'> & { ownId: string }) {
  return (
    <ProductChoice
      label="Goes with"
      description="Shown below the product."
      maxValues={MAX_RELATED}
      exceptId={ownId}
      value={draft.related}
      onChange={(related) => onChange({ related })}
    />
  );
}

export function TaxChoice({ draft, onChange }: Omit<ExtrasProps, 'errors'>) {
  return (
    <Switch
      label="Tax is charged on it"
      checked={draft.isTaxable}
      onChange={(event) => onChange({ isTaxable: event.currentTarget.checked })}
    />
  );
}
