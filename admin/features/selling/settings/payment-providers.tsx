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
import { ledgerGapsQuery, providersQuery, useShopChange } from '../shop/queries.ts';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';

/** By whom the shop takes money. What each provider asks for and can do comes from its own description. */
export function PaymentProviders() {
  const { data, error } = useQuery(providersQuery);
  if (error) return <Alert color="red">{integrationSentenceOf(error)}</Alert>;
  if (!data) return <Skeleton height={240} />;
  const isConnected = data.providers.some(({ account }) => account !== null);
  const acceptsTestCards = data.takesCards && !isConnected;
  return (
    <Stack gap="md">
      {!data.takesCards && <Alert color="yellow">{say('yourShopCannotTake')}</Alert>}
      {acceptsTestCards && <Alert color="yellow">{say('yourCheckoutAcceptsTest')}</Alert>}
      {/* Test cards are all there is to accept: nothing is left to turn on. */}
      {(!acceptsTestCards || data.isTestSite) && <TestMode isOn={data.isTestSite} />}
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
    isOn ? say('testModeTurnedOff') : say('testModeTurnedOn'),
  );
  return (
    <Switch
      label={say('testMode')}
      description={say('testModeHelp')}
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
            <Badge variant="default">{account.isTest ? say('connectedTestMode') : say('connected')}</Badge>
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
      <Text>{declared(summary)}</Text>
      <List size="sm" className="quiet">
        {capabilityWords(can).map((words) => (
          <List.Item key={words}>{declared(words)}</List.Item>
        ))}
      </List>
      {isOpen ? (
        <Connect provider={provider} />
      ) : (
        <Group>
          <Button variant="default" onClick={() => setOpen(true)}>
            {say('connectTo', { title })}
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
  const hidesFees = useQuery(ledgerGapsQuery).data?.providers.some((gap) => gap.name === name) === true;
  const disconnect = useShopChange(
    () => call(paymentProviders.disconnect, { params: { provider: name } }),
    say('titleDisconnected', { title }),
  );
  return (
    <>
      {account.isTest && <Alert color="yellow">{say('theseAreTestKeys')}</Alert>}
      {hidesFees && <Alert color="yellow">{say('keyHidesFees', { title })}</Alert>}
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
          <Text>{say('youCanNoLonger', { title })}</Text>
          <Button color="red" loading={disconnect.isPending} onClick={() => disconnect.mutate(undefined)}>
            {say('disconnectTitle', { title })}
          </Button>
          <Button variant="default" onClick={() => setSure(false)}>
            {say('cancel')}
          </Button>
        </Group>
      ) : (
        <Group>
          <Button variant="default" onClick={() => setSure(true)}>
            {say('disconnect')}
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
      {declared(webhookHelp)}{' '}
      <Code style={{ overflowWrap: 'anywhere' }}>{location.origin + webhookPath(name)}</Code>
    </Text>
  );
}

function Connect({ provider }: { provider: PaymentProviderInfo }) {
  const { name, title, fields } = provider;
  const [keys, setKeys] = useState<Readonly<Record<string, string>>>({});
  const connect = useShopChange(
    () => call(paymentProviders.connect, { params: { provider: name }, body: { ...keys } }),
    say('titleConnected', { title }),
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
            {say('connect')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
