import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SHOP_SOURCE } from '#core/collections/source.ts';
import { UNABLE_TO_LOAD_COLLECTIONS } from '#core/messages/connection.ts';
import type { ControlProps } from '../control/control.ts';
import { collectionsQuery } from '../../documents/collections.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';

const GONE = say('thisCollectionIsGone');

/** Which collection a block shows. One that is gone is said to be, until another is chosen. */
export function CollectionChoice({ control, label, value, error, onChange }: ControlProps<'collection'>) {
  const { data, isError } = useQuery(collectionsQuery);
  const { hasShop, kinds } = control.options;
  const options = [
    ...(data ?? [])
      .filter(({ kind }) => kind !== 'products' && (!kinds || kinds.includes(kind)))
      .map(({ id, title }) => ({ value: id, label: title })),
    ...(hasShop ? [{ value: SHOP_SOURCE, label: say('theShop') }] : []),
  ];
  const chosen = typeof value === 'string' ? value : '';
  const isGone = data !== undefined && chosen !== '' && options.every((option) => option.value !== chosen);
  return (
    <NativeSelect
      label={label}
      description={data?.length === 0 ? say('thereIsNoneYet') : (control.help ?? undefined)}
      value={chosen}
      error={error ?? (isError ? declared(UNABLE_TO_LOAD_COLLECTIONS) : isGone ? GONE : undefined)}
      data={[
        { value: '', label: say('chooseACollection') },
        ...(isGone ? [{ value: chosen, label: say('deleted') }] : []),
        ...options,
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
