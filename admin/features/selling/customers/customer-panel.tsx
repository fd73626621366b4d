import { Alert, Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { addressLines } from '#core/commerce/cart/address.ts';
import { hasPermission } from '#core/enumerations/permissions.ts';
import { CommercePermission } from '#core/people/finer-permissions.ts';
import { regionName } from '#core/settings/locale.ts';
import { customers as calls, type Customer, type CustomerHappening } from '#contract/shop/customers.ts';
import { accountQuery } from '../../../account/account.ts';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { Dialog } from '../../../kit/dialog.tsx';
import { EmailText } from '../../../kit/lists/email-text.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { momentText, useShopChange } from '../shop/queries.ts';
import classes from '../shop/selling.module.css';
import { CustomerForm } from './customer-form.tsx';
import { Marks, spentText } from './customer-list.tsx';
import { MergeCustomers } from './merge-customers.tsx';
import { customerQuery } from './queries.ts';
import { spokenLanguage } from '../../../words/catalogue.ts';
import { say } from './words.ts';

const back = { to: '/selling/customers', label: say('backToCustomers') };

export function CustomerPanel() {
  const { id = '' } = useParams();
  const { data: customer, error } = useQuery(customerQuery(id));
  const { data: account } = useQuery(accountQuery);
  const mayManage =
    account !== undefined && hasPermission(account.permissions, CommercePermission.manageOrders);
  if (error || !customer)
    return (
      <Panel title={say('customer')} back={back}>
        {error ? <Alert color="red">{sentenceOf(error)}</Alert> : <Skeleton height={320} />}
      </Panel>
    );
  return (
    <Panel
      title={customer.name || customer.email}
      back={back}
      actions={
        mayManage && (
          <Group gap="xs">
            <MergeCustomers customer={customer} />
            <BlockCustomer customer={customer} />
          </Group>
        )
      }
    >
      <div className={classes.two}>
        <Stack gap="lg">
          <Figures customer={customer} />
          <Timeline happenings={customer.timeline} />
        </Stack>
        <Stack gap="lg">
          <Contact customer={customer} />
          {mayManage && <CustomerForm key={customer.id} customer={customer} />}
        </Stack>
      </div>
    </Panel>
  );
}

function Figures({ customer }: { customer: Customer }) {
  const { orderCount, lastOrderAt, createdAt } = customer;
  const rows = [
    [say('orders'), String(orderCount)],
    [say('totalSpent'), spentText(customer)],
    [say('lastOrder'), lastOrderAt === null ? '–' : momentText(lastOrderAt)],
    [say('customerSince'), momentText(createdAt)],
  ];
  return (
    <dl className={`${classes.sums} ${classes.facts}`}>
      {rows.map(([title, value]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Contact({ customer }: { customer: Customer }) {
  const { email, addresses } = customer;
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {say('contact')}
      </Title>
      <Anchor href={`mailto:${email}`}>
        <EmailText>{email}</EmailText>
      </Anchor>
      <Marks customer={customer} />
      {addresses.map((address, index) => (
        <Text key={index} component="address" style={{ whiteSpace: 'pre-line', fontStyle: 'normal' }}>
          {addressLines(address, regionName(address.country, spokenLanguage())).join('\n')}
        </Text>
      ))}
    </Stack>
  );
}

const KINDS: Readonly<Record<CustomerHappening['kind'], string>> = {
  order: '',
  form: say('form'),
  mail: say('email'),
};

function Timeline({ happenings }: { happenings: readonly CustomerHappening[] }) {
  return (
    <Stack gap="sm">
      <Title order={2} size="h4">
        {say('timeline')}
      </Title>
      {happenings.length === 0 && <Text className="quiet">{say('nothingYet')}</Text>}
      <ol className={classes.timeline}>
        {happenings.map(({ kind, at, words, to }, index) => (
          <li key={index}>
            <Text>
              {KINDS[kind]}{' '}
              {to === '' ? (
                words
              ) : (
                <Anchor component={Link} to={to}>
                  {words}
                </Anchor>
              )}
            </Text>
            <Text size="sm" className="quiet">
              {momentText(at)}
            </Text>
          </li>
        ))}
      </ol>
    </Stack>
  );
}

function BlockCustomer({ customer }: { customer: Customer }) {
  const [isAsked, setAsked] = useState(false);
  const { id, isBlocked, email } = customer;
  const change = useShopChange(
    (block: boolean) => call(calls.block, { params: { id }, body: { isBlocked: block } }),
    isBlocked ? say('customerUnblocked') : say('customerBlocked'),
  );
  if (isBlocked)
    return (
      <Button size="xs" variant="default" loading={change.isPending} onClick={() => change.mutate(false)}>
        {say('unblockCustomer')}
      </Button>
    );
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setAsked(true)}>
        {say('blockCustomer')}
      </Button>
      {isAsked && (
        <Dialog
          title={say('blockQuestion')}
          action={say('blockCustomer')}
          isDangerous
          isBusy={change.isPending}
          error={change.error}
          onClose={() => setAsked(false)}
          onSubmit={() => change.mutate(true, { onSuccess: () => setAsked(false) })}
        >
          <Text>{say('emailIsLoggedOut', { email })}</Text>
        </Dialog>
      )}
    </>
  );
}
