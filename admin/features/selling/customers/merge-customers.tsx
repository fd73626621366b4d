import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { customers as calls, type Customer } from '#contract/shop/customers.ts';
import { call } from '../../../http/call.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { SearchBox } from '../../../kit/lists/search-box.tsx';
import { useSearch } from '../../../kit/lists/use-search.ts';
import { useShopChange } from '../shop/queries.ts';
import { customersQuery } from './queries.ts';
import { say } from './words.ts';

interface Other {
  id: string;
  name: string;
  email: string;
}

const nameOf = ({ name, email }: Other) => (name === '' ? email : `${name} (${email})`);

/** Makes one customer out of two that are the same person. */
export function MergeCustomers({ customer }: { customer: Customer }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setOpen(true)}>
        {customer.doubles.length > 0
          ? say('mergePossible', { count: customer.doubles.length })
          : say('merge')}
      </Button>
      {isOpen && <MergeDialog customer={customer} onClose={() => setOpen(false)} />}
    </>
  );
}

function MergeDialog({ customer, onClose }: { customer: Customer; onClose: () => void }) {
  const search = useSearch();
  const [otherId, setOther] = useState(customer.doubles[0]?.id ?? '');
  const { data } = useInfiniteQuery({
    ...customersQuery({ words: search.words }),
    enabled: search.words !== '',
  });
  const found = search.words === '' ? customer.doubles : (data?.pages[0]?.customers ?? []);
  const others = found.filter(({ id }) => id !== customer.id);
  const chosen = others.find(({ id }) => id === otherId) ?? others[0];
  const merge = useShopChange(
    (id: string) => call(calls.merge, { params: { id: customer.id }, body: { otherId: id } }),
    say('customersMerged'),
  );
  return (
    <Dialog
      title={say('mergeCustomers')}
      action={say('mergeCustomers')}
      isDangerous
      isBusy={merge.isPending}
      error={merge.error}
      onClose={onClose}
      onSubmit={() => chosen && merge.mutate(chosen.id, { onSuccess: onClose })}
    >
      <Stack gap="sm">
        <Text>{say('ordersTagsNotesAnd', { of: nameOf(customer) })}</Text>
        <SearchBox aria-label={say('searchCustomers')} placeholder={say('nameOrEmail')} search={search} />
        {others.length === 0 ? (
          <Text role="status" className="quiet">
            {search.words === '' ? say('noSimilarCustomersFound') : say('noMatchingCustomers')}
          </Text>
        ) : (
          <NativeSelect
            label={say('otherCustomer')}
            value={chosen?.id ?? ''}
            data={others.map((other) => ({ value: other.id, label: nameOf(other) }))}
            onChange={(event) => setOther(event.currentTarget.value)}
          />
        )}
      </Stack>
    </Dialog>
  );
}
