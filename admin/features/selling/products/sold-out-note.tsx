import { Alert, Button, Group, Text } from '@mantine/core';
import type { ProductDraft } from '#core/commerce/catalogue/product-fields.ts';
import { say } from './words.ts';

/** A new product has no stock, and visitors would read that it is sold out: said before it is saved. */
export function SoldOutNote(props: {
  draft: ProductDraft;
  onChange: (change: Partial<ProductDraft>) => void;
}) {
  const { draft, onChange } = props;
  const isOut = draft.variants.every(({ unlimited, qtyInStock }) => !unlimited && qtyInStock === 0);
  if (!isOut || draft.workflow === 'draft') return null;
  const dropLimit = () =>
    onChange({ variants: draft.variants.map((variant) => ({ ...variant, unlimited: true })) });
  return (
    <Alert color="yellow" mt="sm">
      <Group justify="space-between" gap="xs">
        <Text>{say('noStock')}</Text>
        <Button size="xs" variant="default" onClick={dropLimit}>
          {say('dropLimit')}
        </Button>
      </Group>
    </Alert>
  );
}
