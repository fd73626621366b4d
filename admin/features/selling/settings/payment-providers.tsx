import {
  Alert,
  Badge,
  Button,
  Card,
  Code,
  Group,
  List,
  Skeleton,
  Stack,
  Switch,
  Text,
  Title,
} from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { capabilityWords, webhookPath } from '#core/payments/provider.ts';
import { paymentProviders, type PaymentProviderInfo } from '#contract/shop/payments.ts';
import { Fields } from '../../../fields/fields.tsx';
import { call } from '../../../http/call.ts';
import { CallProblem, integrationSentenceOf } from '../../../http/problem.ts';
import { momentOf } from '../../../kit/age.ts';
import { providersQuery, useShopChange } from '../shop/queries.ts';

/** By whom the shop takes money. What each provider asks for and can do comes from its own description. */
export function PaymentProviders() {
  const { data, error } = useQuery(providersQuery);
  if (error) return <Alert color="red">{integrationSentenceOf(error)}</Alert>;
  if (!data) return <Skeleton height={240} />;
  const isConnected = data.providers.some(({ account }) => account !== null);
  return (
    <Stack gap="md">
      {!data.takesCards && (
        <Alert color="yellow">
          Your shop cannot take card payments yet. Connect a payment provider to get paid, or turn on test
          mode to try your checkout.
        </Alert>
      )}
      {data.takesCards && !isConnected && (
        <Alert color="yellow">
          Your checkout accepts test cards only, and no money moves. Connect a payment provider to get paid.
        </Alert>
      )}
      <TestMode isOn={data.isTestSite} />
      {data.refusals.map(({ words, at }) => (
        <Alert key={words} color="red">
          {words} <time dateTime={at}>{momentOf(at)}</time>
        </Alert>
      ))}
      {data.providers.map((provider) => (
        <Provider key={provider.name} provider={provider} />
      ))}
    </Stack>
  );
}

function TestMode({ isOn }: { isOn: boolean }) {
  const change = useShopChange(
    (isTest: boolean) => call(paymentProviders.setTestMode, { body: { isTest } }),
    isOn ? 'Test mode turned off.' : 'Test mode turned on.',
  );
  return (
    <Switch
      label="Test mode"
      description="Your checkout accepts test cards and test keys, and tells visitors that no real payment is taken."
      checked={isOn}
      disabled={change.isPending}
      onChange={(event) => change.mutate(event.currentTarget.checked)}
    />
  );
}

function Provider({ provider }: { provider: PaymentProviderInfo }) {
  const { title, account } = provider;
  return (
    <Card withBorder component="section" aria-label={title}>
      <Stack gap="sm">
        <Group justify="space-between">
          <Title order={2} size="h4">
            {title}
          </Title>
          {account && (
            <Badge variant="default">{account.isTest ? 'Connected, test mode' : 'Connected'}</Badge>
          )}
        </Group>
        {account ? <Connected provider={provider} account={account} /> : <NotConnected provider={provider} />}
      </Stack>
    </Card>
  );
}

function NotConnected({ provider }: { provider: PaymentProviderInfo }) {
  const { title, summary, can } = provider;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Text>{summary}</Text>
      <List size="sm" className="quiet">
        {capabilityWords(can).map((words) => (
          <List.Item key={words}>{words}</List.Item>
        ))}
      </List>
      {isOpen ? (
        <Connect provider={provider} />
      ) : (
        <Group>
          <Button variant="default" onClick={() => setOpen(true)}>
            Connect {title}
          </Button>
        </Group>
      )}
    </>
  );
}

type Account = NonNullable<PaymentProviderInfo['account']>;

function Connected({ provider, account }: { provider: PaymentProviderInfo; account: Account }) {
  const { name, title, fields } = provider;
  const [isSure, setSure] = useState(false);
  const disconnect = useShopChange(
    () => call(paymentProviders.disconnect, { params: { provider: name } }),
    `${title} disconnected.`,
  );
  return (
    <>
      {account.isTest && <Alert color="yellow">These are test keys. No money moves.</Alert>}
      <Text>
        {Object.entries(fields).map(([key, { label }]) => (
          <span key={key} style={{ display: 'block' }}>
            {label} <Code>{account.keys[key]}</Code>
          </span>
        ))}
      </Text>
      <Webhook provider={provider} />
      {isSure ? (
        <Group gap="xs">
          <Text>You can no longer refund orders paid with {title} here.</Text>
          <Button color="red" loading={disconnect.isPending} onClick={() => disconnect.mutate(undefined)}>
            Disconnect {title}
          </Button>
          <Button variant="default" onClick={() => setSure(false)}>
            Cancel
          </Button>
        </Group>
      ) : (
        <Group>
          <Button variant="default" onClick={() => setSure(true)}>
            Disconnect
          </Button>
        </Group>
      )}
    </>
  );
}

function Webhook({ provider: { name, webhookHelp } }: { provider: PaymentProviderInfo }) {
  if (webhookHelp === '') return null;
  return (
    <Text className="quiet">
      {webhookHelp} <Code style={{ overflowWrap: 'anywhere' }}>{location.origin + webhookPath(name)}</Code>
    </Text>
  );
}

function Connect({ provider }: { provider: PaymentProviderInfo }) {
  const { name, title, fields } = provider;
  const [keys, setKeys] = useState<Readonly<Record<string, string>>>({});
  const connect = useShopChange(
    () => call(paymentProviders.connect, { params: { provider: name }, body: { ...keys } }),
    `${title} connected.`,
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        connect.mutate(undefined);
      }}
    >
      <Stack gap="md">
        <Fields
          controls={fields}
          values={keys}
          errors={connect.error instanceof CallProblem ? connect.error.errors : {}}
          onChange={(field, value) => setKeys({ ...keys, [field]: String(value) })}
        />
        <Webhook provider={provider} />
        <Group>
          <Button type="submit" loading={connect.isPending}>
            Connect
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
