import {
  Alert,
  Button,
  Code,
  Group,
  PasswordInput,
  Skeleton,
  Stack,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fillPath } from '#contract/address.ts';
import { webhook } from '#contract/addresses/payments.ts';
import { paymentAccount, type PaymentAccount } from '#contract/payments.ts';
import { call } from '../../../http/call.ts';
import { CallProblem, integrationSentenceOf } from '../../../http/problem.ts';
import { useShopChange } from '../shop/queries.ts';

export const accountQuery = queryOptions({
  queryKey: ['selling', 'payment-account'],
  queryFn: () => call(paymentAccount.read, {}),
});

/** Whose account takes the cards: none but a pretended one, or the shop's own at Stripe. */
export function PaymentAccountForm() {
  const { data, error } = useQuery(accountQuery);
  if (error) return <Alert color="red">{integrationSentenceOf(error)}</Alert>;
  if (!data) return <Skeleton height={240} />;
  return data.isConnected ? <Connected account={data} /> : <Connect />;
}

function Connected({ account }: { account: PaymentAccount }) {
  const [isSure, setSure] = useState(false);
  const disconnect = useShopChange(() => call(paymentAccount.disconnect, {}), 'Disconnected.');
  const isTest = account.publicKey.startsWith('pk_test_');
  return (
    <Stack gap="md">
      <Title order={2} size="h4">
        Cards are taken by Stripe
      </Title>
      {isTest && <Alert color="yellow">These are test keys: no money moves.</Alert>}
      <Text>
        Publishable key <Code>{account.publicKey}</Code>
        <br />
        Secret key <Code>{account.secretKey}</Code>
        <br />
        Signing secret <Code>{account.webhookSecret}</Code>
      </Text>
      <Webhook />
      {isSure ? (
        <Group gap="xs">
          <Text>The keys are forgotten, and orders paid with them can no longer be refunded here.</Text>
          <Button color="red" loading={disconnect.isPending} onClick={() => disconnect.mutate(undefined)}>
            Disconnect Stripe
          </Button>
          <Button variant="default" onClick={() => setSure(false)}>
            Keep it
          </Button>
        </Group>
      ) : (
        <Group>
          <Button variant="default" onClick={() => setSure(true)}>
            Disconnect
          </Button>
        </Group>
      )}
    </Stack>
  );
}

function Webhook() {
  return (
    <Text className="quiet">
      At Stripe, send the events whose names begin with payment_intent to{' '}
      <Code style={{ overflowWrap: 'anywhere' }}>
        {location.origin + fillPath(webhook.path, { params: { provider: 'stripe' } })}
      </Code>
    </Text>
  );
}

function Connect() {
  const [keys, setKeys] = useState({ publicKey: '', secretKey: '', webhookSecret: '' });
  const connect = useShopChange(
    (next: typeof keys) => call(paymentAccount.connect, { body: next }),
    'Connected. Cards are taken by Stripe from now on.',
  );
  const errors = connect.error instanceof CallProblem ? connect.error.errors : {};
  const field = (name: keyof typeof keys) => ({
    value: keys[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: React.ChangeEvent<HTMLInputElement>) =>
      setKeys({ ...keys, [name]: event.currentTarget.value }),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        connect.mutate(keys);
      }}
    >
      <Stack gap="md">
        <Title order={2} size="h4">
          Take cards with Stripe
        </Title>
        <Text>
          Until then the checkout takes test cards only, and no money moves. You find the keys in your Stripe
          account under Developers.
        </Text>
        <TextInput label="Publishable key" placeholder="pk_live_…" {...field('publicKey')} />
        <PasswordInput label="Secret key" placeholder="sk_live_…" {...field('secretKey')} />
        <PasswordInput
          label="Signing secret of the webhook"
          placeholder="whsec_…"
          {...field('webhookSecret')}
        />
        <Webhook />
        <Group>
          <Button type="submit" loading={connect.isPending}>
            Connect
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
