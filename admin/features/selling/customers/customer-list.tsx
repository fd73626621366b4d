import {
  Alert,
  Anchor,
  Badge,
  Button,
  FileButton,
  Group,
  NativeSelect,
  Skeleton,
  Stack,
  Table,
  Text,
} from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Download, Upload, Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { CUSTOMER_SORT_LABELS, CUSTOMER_SORTS, type CustomerSort } from '#core/customers/customer.ts';
import { hasPermission } from '#core/enumerations/permissions.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { hrefTo } from '#contract/href-to.ts';
import { customers as calls, type CustomerEntry, type CustomerFilters } from '#contract/shop/customers.ts';
import { Empty } from '../../../kit/lists/empty.tsx';
import { accountQuery } from '../../../account/account.ts';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { EmailText } from '../../../kit/lists/email-text.tsx';
import { SearchBox } from '../../../kit/lists/search-box.tsx';
import { ShowMore } from '../../../kit/lists/show-more.tsx';
import { useSearch } from '../../../kit/lists/use-search.ts';
import { momentText, moneyText, useShopChange } from '../shop/queries.ts';
import { SellingPanel } from '../shop/tabs.tsx';
import classes from '../shop/selling.module.css';
import { customersQuery } from './queries.ts';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';

/** One choice of what to show; each but the first is a filter of the call. */
const SHOWN = [
  { value: '', label: say('allCustomers'), filters: {} },
  { value: 'ordered', label: say('withOrders'), filters: { ordered: 'yes' } },
  { value: 'notOrdered', label: say('withoutOrders'), filters: { ordered: 'no' } },
  { value: 'marketing', label: say('acceptMarketing'), filters: { marketing: 'yes' } },
  { value: 'account', label: say('withAnAccount'), filters: { account: 'yes' } },
  { value: 'blocked', label: say('blocked'), filters: { blocked: 'yes' } },
] as const satisfies readonly { value: string; label: string; filters: CustomerFilters }[];

export function CustomerList() {
  const search = useSearch();
  const { words } = search;
  const [shown, setShown] = useState<string>('');
  const [tag, setTag] = useState('');
  const [sort, setSort] = useState<CustomerSort>('newest');
  const filters = {
    ...(words !== '' && { words }),
    ...SHOWN.find(({ value }) => value === shown)?.filters,
    ...(tag !== '' && { tag }),
    ...(sort !== 'newest' && { sort }),
  };
  const isAll = words === '' && shown === '' && tag === '';
  const list = useInfiniteQuery(customersQuery(filters));
  const customers = list.data?.pages.flatMap((page) => page.customers) ?? [];
  const tags = list.data?.pages[0]?.tags ?? [];
  return (
    <SellingPanel title={say('customers')} actions={<Moving filters={filters} />}>
      <Stack gap="md">
        <div className={classes.filters}>
          <SearchBox aria-label={say('searchCustomers')} placeholder={say('nameOrEmail')} search={search} />
          <NativeSelect
            aria-label={say('show')}
            value={shown}
            data={SHOWN.map(({ value, label }) => ({ value, label }))}
            onChange={(event) => setShown(event.currentTarget.value)}
          />
          {tags.length > 0 && (
            <NativeSelect
              aria-label={say('tag')}
              value={tag}
              data={[{ value: '', label: say('allTags') }, ...tags]}
              onChange={(event) => setTag(event.currentTarget.value)}
            />
          )}
          <NativeSelect
            aria-label={say('sortBy')}
            value={sort}
            data={CUSTOMER_SORTS.map((value) => ({ value, label: declared(CUSTOMER_SORT_LABELS[value]) }))}
            onChange={(event) => setSort(event.currentTarget.value as CustomerSort)}
          />
        </div>
        {list.error && <Alert color="red">{sentenceOf(list.error)}</Alert>}
        {list.isPending && <Skeleton height={240} />}
        {list.data && customers.length === 0 && isAll && (
          <Empty icon={Users} title={say('noCustomersYetThey')} text={say('whenTheyAppear')} />
        )}
        {list.data && customers.length === 0 && !isAll && (
          <Text role="status" className="quiet">
            {say('noMatchingCustomers')}
          </Text>
        )}
        {customers.length > 0 && <Rows customers={customers} />}
        <ShowMore list={list} />
      </Stack>
    </SellingPanel>
  );
}

function Moving({ filters }: { filters: CustomerFilters }) {
  const { data: account } = useQuery(accountQuery);
  const adding = useShopChange(async (file: File) => {
    const { added, known, refused } = await call(calls.import, { body: { csv: await file.text() } });
    const parts = [
      say('imported', { added, known }),
      ...(refused.length === 0 ? [] : [say('noEmailFoundIn', { refused: refused.join('; ') })]),
    ];
    notifications.show({ message: parts.join(' ') });
  });
  if (account && !hasPermission(account.permissions, CommercePermission.exportOrders)) return null;
  return (
    <Group gap="xs">
      <FileButton accept=".csv,text/csv,text/plain" onChange={(file) => file && adding.mutate(file)}>
        {(props) => (
          <Button
            {...props}
            size="xs"
            variant="default"
            leftSection={<Upload size={14} />}
            loading={adding.isPending}
          >
            {say('importCsv')}
          </Button>
        )}
      </FileButton>
      <Button
        component="a"
        size="xs"
        variant="default"
        leftSection={<Download size={14} />}
        href={hrefTo(calls.export, { query: filters })}
        download
      >
        {say('export')}
      </Button>
    </Group>
  );
}

/** What they have paid, in the currency they last paid in. */
export const spentText = ({ spentCents, currency }: Pick<CustomerEntry, 'spentCents' | 'currency'>) =>
  currency === null ? '–' : moneyText(spentCents, currency);

function Rows({ customers }: { customers: readonly CustomerEntry[] }) {
  return (
    <div className={classes.table}>
      <Table highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say('customer')}</Table.Th>
            <Table.Th className={classes.wide}>{say('lastOrder')}</Table.Th>
            <Table.Th className={classes.number}>{say('orders')}</Table.Th>
            <Table.Th className={classes.number}>{say('spent')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {customers.map((customer) => (
            <Table.Tr key={customer.id}>
              <Table.Td>
                <Anchor component={Link} to={`/selling/customers/${customer.id}`} className={classes.name}>
                  <EmailText>{customer.name || customer.email}</EmailText>
                </Anchor>
                {customer.name !== '' && (
                  <Text size="sm" className="quiet">
                    <EmailText>{customer.email}</EmailText>
                  </Text>
                )}
                <Marks customer={customer} />
              </Table.Td>
              <Table.Td className={classes.wide}>
                {customer.lastOrderAt === null ? '–' : momentText(customer.lastOrderAt)}
              </Table.Td>
              <Table.Td className={classes.number}>{customer.orderCount}</Table.Td>
              <Table.Td className={classes.number}>{spentText(customer)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

export function Marks({ customer }: { customer: CustomerEntry }) {
  const { isBlocked, hasAccount, acceptsMarketing, tags } = customer;
  if (!isBlocked && !hasAccount && !acceptsMarketing && tags.length === 0) return null;
  return (
    <Group gap={6} mt={4}>
      {isBlocked && (
        <Badge color="red" variant="light">
          {say('blocked')}
        </Badge>
      )}
      {hasAccount && <Badge variant="default">{say('account')}</Badge>}
      {acceptsMarketing && <Badge variant="default">{say('marketing')}</Badge>}
      {tags.map((tag) => (
        <Badge key={tag} variant="outline">
          {tag}
        </Badge>
      ))}
    </Group>
  );
}
