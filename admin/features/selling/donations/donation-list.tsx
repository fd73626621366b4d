import {
  Alert,
  Badge,
  Button,
  Group,
  NativeSelect,
  Skeleton,
  Stack,
  Table,
  Text,
  VisuallyHidden,
} from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Download, HandHeart } from 'lucide-react';
import { useState } from 'react';
import { sumCents } from '#core/money/currency.ts';
import { hrefTo } from '#contract/href-to.ts';
import { donations as calls, type DonationEntry, type DonationFilters } from '#contract/shop/donations.ts';
import { Empty } from '../../../kit/lists/empty.tsx';
import { donationPagesQuery } from '../../../account/shop.ts';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { EmailText } from '../../../kit/lists/email-text.tsx';
import { SearchBox } from '../../../kit/lists/search-box.tsx';
import { ShowMore } from '../../../kit/lists/show-more.tsx';
import { useSearch } from '../../../kit/lists/use-search.ts';
import { donationsQuery, momentText, moneyText, useShopChange } from '../shop/queries.ts';
import { SellingPanel } from '../shop/tabs.tsx';
import classes from '../shop/selling.module.css';
import { DonationPages } from './donation-pages.tsx';
import { SendStatements } from './send-statements.tsx';
import { say } from './words.ts';

/** What people can donate to, and who has. */
export function DonationList() {
  const search = useSearch();
  const [page, setPage] = useState('');
  const filters: DonationFilters = {
    ...(search.words !== '' && { words: search.words }),
    ...(page !== '' && { page }),
  };
  const list = useInfiniteQuery(donationsQuery(filters));
  const { data: known } = useQuery(donationPagesQuery);
  const entries = list.data?.pages.flatMap(({ donations }) => donations) ?? [];
  const isAll = Object.keys(filters).length === 0;
  return (
    <SellingPanel title={say('donations')} actions={<Moving filters={filters} />}>
      <Stack gap="xl">
        <DonationPages />
        <Stack gap="md">
          <h2 className={classes.subtitle}>{say('donors')}</h2>
          <div className={classes.filters}>
            <SearchBox aria-label={say('searchDonors')} placeholder={say('nameOrEmail')} search={search} />
            <NativeSelect
              aria-label={say('donationPage')}
              value={page}
              data={[
                { value: '', label: say('allDonationPages') },
                ...(known?.pages ?? []).map(({ id, title }) => ({ value: id, label: title })),
              ]}
              onChange={(event) => setPage(event.currentTarget.value)}
            />
          </div>
          {list.error && (
            <Alert color="red" role="alert">
              {sentenceOf(list.error)}
            </Alert>
          )}
          {list.isPending && <Skeleton height={160} />}
          {list.data && entries.length === 0 && isAll && (
            <Empty icon={HandHeart} title={say('noDonationsYetAdd')} text={say('addDonateBlock')} />
          )}
          {list.data && entries.length === 0 && !isAll && (
            <Text className="quiet" role="status">
              {say('noDonationsMatch')}
            </Text>
          )}
          {entries.length > 0 && <Rows entries={entries} />}
          <ShowMore list={list} />
        </Stack>
      </Stack>
    </SellingPanel>
  );
}

function Moving({ filters }: { filters: DonationFilters }) {
  return (
    <Group gap="xs">
      <SendStatements />
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

function Rows({ entries }: { entries: readonly DonationEntry[] }) {
  return (
    <div className={classes.table}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say('donor')}</Table.Th>
            <Table.Th className={classes.wide}>{say('donationPage')}</Table.Th>
            <Table.Th className={classes.wide}>{say('date')}</Table.Th>
            <Table.Th className={classes.number}>{say('amount')}</Table.Th>
            <Table.Th>
              <VisuallyHidden>{say('actions')}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {entries.map((donation) => (
            <Table.Tr key={donation.id}>
              <Table.Td>
                <EmailText>{donation.name || donation.email}</EmailText>{' '}
                {donation.isAnonymous && (
                  <Badge size="xs" variant="light" color="gray">
                    {say('anonymous')}
                  </Badge>
                )}
                {donation.isMonthly && (
                  <Badge size="xs" variant="light">
                    {say('monthly')}
                  </Badge>
                )}
                {donation.isTest && (
                  <Badge size="xs" variant="light" color="yellow">
                    {say('test')}
                  </Badge>
                )}
                {donation.name !== '' && (
                  <Text size="xs" className="quiet">
                    <EmailText>{donation.email}</EmailText>
                  </Text>
                )}
                <Text size="xs" className={`quiet ${classes.narrow}`}>
                  {momentText(donation.paidAt)}
                </Text>
                {donation.message !== '' && <Text size="sm">“{donation.message}”</Text>}
              </Table.Td>
              <Table.Td className={classes.wide}>{donation.page.title}</Table.Td>
              <Table.Td className={classes.wide}>{momentText(donation.paidAt)}</Table.Td>
              <Table.Td className={classes.number}>
                {moneyText(donation.amountCents, donation.currency)}
                {donation.feeCents > 0 && (
                  <Text size="xs" className="quiet">
                    {say('feeCovered', {
                      moneyText: moneyText(donation.feeCents, donation.currency),
                    })}
                  </Text>
                )}
              </Table.Td>
              <Table.Td className={classes.number}>
                <Refund donation={donation} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Refund({ donation }: { donation: DonationEntry }) {
  const [isAsked, setAsked] = useState(false);
  const refunding = useShopChange(
    () => call(calls.refund, { params: { id: donation.id } }),
    say('donationRefunded'),
  );
  if (donation.state === 'REFUNDED')
    return (
      <Badge variant="light" color="gray">
        {say('refunded')}
      </Badge>
    );
  const total = moneyText(sumCents([donation.amountCents, donation.feeCents]), donation.currency);
  return isAsked ? (
    <Group gap={6} wrap="nowrap" justify="flex-end">
      <Button size="xs" color="red" loading={refunding.isPending} onClick={() => refunding.mutate(undefined)}>
        {say('refundTotal', { total })}
      </Button>
      <Button size="xs" variant="subtle" onClick={() => setAsked(false)}>
        {say('cancel')}
      </Button>
    </Group>
  ) : (
    <Button size="xs" variant="subtle" onClick={() => setAsked(true)}>
      {say('refund')}
    </Button>
  );
}
