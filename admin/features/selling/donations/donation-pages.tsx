import { Anchor, Button, Group, Modal, Skeleton, Stack, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { HandCoins, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  donationPageField,
  isAskedOfPage,
  NEW_DONATION_PAGE,
  type DonationPageDraft,
} from '#core/donations/donation-page.ts';
import { donatePath } from '#core/donations/donation.ts';
import { donations as calls, type DonationPageEntry } from '#contract/shop/donations.ts';
import { Empty } from '../../../kit/lists/empty.tsx';
import { donationPagesQuery, useCurrency } from '../../../account/shop.ts';
import { Fields } from '../../../fields/fields.tsx';
import { call } from '../../../http/call.ts';
import { CallProblem } from '../../../http/problem.ts';
import { moneyText, useShopChange } from '../shop/queries.ts';
import { RecordActions } from '../shop/record-actions.tsx';
import { say } from './words.ts';
import classes from '../shop/selling.module.css';

const CONTROLS = donationPageField.control.fields ?? {};

export function DonationPages() {
  const { data } = useQuery(donationPagesQuery);
  const [opened, setOpened] = useState<DonationPageEntry | 'new'>();
  const currency = useCurrency();
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <h2 className={classes.subtitle}>{say('donationPages')}</h2>
        <Button size="xs" variant="default" leftSection={<Plus size={16} />} onClick={() => setOpened('new')}>
          {say('addDonationPage')}
        </Button>
      </Group>
      {!data && <Skeleton height={80} />}
      {data?.pages.length === 0 && (
        <Empty icon={HandCoins} title={say('noDonationPagesYet')} text={say('addPageThenBlock')} />
      )}
      {data && data.pages.length > 0 && (
        <div className={classes.table}>
          <Table highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{say('title')}</Table.Th>
                <Table.Th className={classes.number}>{say('donations')}</Table.Th>
                <Table.Th className={classes.number}>{say('raised')}</Table.Th>
                <Table.Th className={`${classes.number} ${classes.wide}`}>{say('goal')}</Table.Th>
                <Table.Th>{say('checkout')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.pages.map((page) => (
                <Table.Tr key={page.id}>
                  <Table.Td>
                    <Anchor component="button" className={classes.name} onClick={() => setOpened(page)}>
                      {page.title}
                    </Anchor>
                  </Table.Td>
                  <Table.Td className={classes.number}>{page.donationCount}</Table.Td>
                  <Table.Td className={classes.number}>{moneyText(page.raisedCents, currency)}</Table.Td>
                  <Table.Td className={`${classes.number} ${classes.wide}`}>
                    {page.goalCents === 0 ? '–' : moneyText(page.goalCents, currency)}
                  </Table.Td>
                  <Table.Td>
                    {page.isOpen ? (
                      <Anchor
                        href={donatePath(page.id)}
                        target="_blank"
                        rel="noreferrer"
                        aria-label={say('openCheckout', { title: page.title })}
                      >
                        {say('open')}
                      </Anchor>
                    ) : (
                      say('closed')
                    )}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </div>
      )}
      <Modal
        opened={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={opened === 'new' ? say('addDonationPage') : say('donationPage')}
        centered
      >
        {opened !== undefined && (
          <PageForm page={opened === 'new' ? undefined : opened} onDone={() => setOpened(undefined)} />
        )}
      </Modal>
    </Stack>
  );
}

function PageForm({ page, onDone }: { page: DonationPageEntry | undefined; onDone: () => void }) {
  const [draft, setDraft] = useState<DonationPageDraft>(() => {
    if (!page) return NEW_DONATION_PAGE;
    const { id: _id, raisedCents: _raised, donationCount: _count, ...rest } = page;
    return rest;
  });
  const saving = useShopChange(
    () =>
      page
        ? call(calls.savePage, { params: { id: page.id }, body: draft })
        : call(calls.createPage, { body: draft }),
    say('saved'),
  );
  const removing = useShopChange(
    () => call(calls.removePage, { params: { id: page?.id ?? '' } }),
    say('donationPageDeleted'),
  );
  return (
    <Stack>
      <Fields
        controls={CONTROLS}
        names={Object.keys(CONTROLS).filter((name) => isAskedOfPage(name, draft))}
        values={draft}
        errors={saving.error instanceof CallProblem ? saving.error.errors : {}}
        onChange={(name, value) => setDraft((before) => ({ ...before, [name]: value }))}
      />
      <RecordActions
        name={page?.title}
        isSaving={saving.isPending}
        onSave={() => saving.mutate(undefined, { onSuccess: onDone })}
        onDelete={() => removing.mutate(undefined, { onSuccess: onDone })}
      />
    </Stack>
  );
}
