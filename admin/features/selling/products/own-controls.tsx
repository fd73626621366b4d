import { Title } from '@mantine/core';
import { useState, type ComponentType, type ReactNode } from 'react';
import type { ProductDraft } from '#core/commerce/catalogue/product-fields.ts';
import type { Control } from '#core/fields/index.ts';
import type { ProductControlKinds } from '#core/fields/control-kinds.ts';
import { OptionEditor } from './option-editor.tsx';
import { optionsOf, withOptions } from './product-draft.ts';
import { SoldOutNote } from './sold-out-note.tsx';
import { VariantTable } from './variant-table.tsx';
import { say } from './words.ts';

interface OwnProps {
  draft: ProductDraft;
  errors: Readonly<Record<string, string>>;
  onChange: (change: Partial<ProductDraft>) => void;
}

/** Controls that change more than their own field. */
const OWN: Readonly<Record<keyof ProductControlKinds, ComponentType<OwnProps>>> = {
  options: Options,
  variants: Variants,
};
const isOwn = (kind: string): kind is keyof ProductControlKinds => Object.hasOwn(OWN, kind);

/** The editor's own control of a field, else the usual one. */
export function OwnControl({
  control,
  children,
  ...props
}: OwnProps & { control: Control | undefined; children: ReactNode }) {
  if (!control || !isOwn(control.kind)) return children;
  const Drawn = OWN[control.kind];
  return <Drawn {...props} />;
}

function Options({ draft, onChange }: OwnProps) {
  // Options without values make no variants yet, so they are in no draft.
  const [options, setOptions] = useState(() => optionsOf(draft));
  return (
    <section>
      <Title order={2} size="h4" mb="sm">
        {say('options')}
      </Title>
      <OptionEditor
        options={options}
        onChange={(next) => {
          setOptions(next);
          onChange(withOptions(draft, next));
        }}
      />
    </section>
  );
}

function Variants({ draft, errors, onChange }: OwnProps) {
  const hasOptions = draft.options.length > 0;
  return (
    <section>
      <Title order={2} size="h4" mb="sm">
        {hasOptions ? say('variants') : say('priceAndStock')}
      </Title>
      <VariantTable
        variants={draft.variants}
        hasOptions={hasOptions}
        isSent={draft.type === 'PHYSICAL'}
        errors={errors}
        onChange={(variants) => onChange({ variants })}
      />
      <SoldOutNote draft={draft} onChange={onChange} />
    </section>
  );
}
