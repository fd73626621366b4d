import { Alert, Button, Group, Skeleton, Stack, Table, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download, Search, ShieldCheck } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { consent, type Receipt } from '#contract/consent.ts';
import { hrefTo } from '#contract/href-to.ts';
import { sayChain } from '#core/activity/chain.ts';
import { CATEGORY_NAMES } from '#core/consent/categories.ts';
import type { Way } from '#core/consent/choice.ts';
import type { Policy } from '#core/consent/policies.ts';
import { CallProblem, sentenceOf } from '../../http/problem.ts';
import { momentOf } from '../../kit/age.ts';
import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { receiptQuery, receiptsQuery } from './queries.ts';

const ANSWERS: Readonly<Record<Way, string>> = {
  accept: 'Accepted all',
  decline: 'Declined',
  choose: 'Chose categories',
  content: 'Allowed beside content',
};
const RULES: Readonly<Record<Policy, string>> = {
  optIn: 'Consent first',
  optOut: 'Allowed until declined',
  notice: 'Notice only',
};

export default function ReceiptsPanel() {
  return (
    <SettingsPanel title="Consent receipts">
      <Text className="quiet">
        Proof of what visitors agreed to. A receipt has a random number that only the visitor’s browser knows,
        and no personal data.
      </Text>
      <Overview />
      <Lookup />
      <SettingsForm group="receipts" />
    </SettingsPanel>
  );
}

function Overview() {
  const { data, error } = useQuery(receiptsQuery);
  if (error) return <Alert color="red">{sentenceOf(error)}</Alert>;
  if (!data) return <Skeleton height={200} />;
  const { counts, chain } = data;
  const ways = Object.keys(ANSWERS) as Way[];
  if (chain.state === 'complete' && chain.count === 0)
    return <Text>No receipts yet. The first visitor who answers the cookie banner leaves one.</Text>;
  return (
    <Stack gap="sm">
      <Table fz="sm" aria-label="Answers">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Answer</Table.Th>
            <Table.Th ta="end">Receipts</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {ways.map((way) => (
            <Table.Tr key={way}>
              <Table.Td>{ANSWERS[way]}</Table.Td>
              <Table.Td ta="end">{(counts[way] ?? 0).toLocaleString()}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {chain.state === 'complete' ? (
        <Group gap={6} wrap="nowrap" className="quiet">
          <ShieldCheck size={16} aria-hidden="true" style={{ flexShrink: 0 }} />
          <Text size="sm">{sayChain(chain, momentOf)}</Text>
        </Group>
      ) : (
        <Alert color="red" role="alert" title={sayChain(chain, momentOf)}>
          The receipts were changed outside Plinth. Ask whoever runs the database.
        </Alert>
      )}
      <Button
        component="a"
        href={hrefTo(consent.exportReceipts)}
        download
        variant="default"
        leftSection={<Download size={16} />}
        style={{ alignSelf: 'start' }}
      >
        Export as CSV
      </Button>
    </Stack>
  );
}

/** Visitors read the number of their receipt on the page behind “Manage cookies”. */
function Lookup() {
  const [typed, setTyped] = useState('');
  const [id, setId] = useState('');
  const { data, error, isFetching } = useQuery(receiptQuery(id));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Spreadsheets put an apostrophe in front of what they might take for a formula.
    setId(typed.trim().replace(/^'/, ''));
  };
  const isUnknown = error instanceof CallProblem && error.code === 'notFound';
  return (
    <section aria-label="Find a receipt">
      <Title order={2} size="h4" mb="sm">
        Find a receipt
      </Title>
      <form onSubmit={submit}>
        <Group align="end" gap="xs" wrap="nowrap">
          <TextInput
            label="Receipt number"
            description="Visitors find it under “Manage cookies”."
            value={typed}
            maxLength={44}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={isUnknown ? 'No receipt with this number. It may have ended.' : undefined}
            style={{ flex: 1 }}
          />
          <Button type="submit" variant="default" loading={isFetching} leftSection={<Search size={16} />}>
            Find
          </Button>
        </Group>
      </form>
      {error && !isUnknown && (
        <Alert color="red" mt="sm">
          {sentenceOf(error)}
        </Alert>
      )}
      {data && <Found receipt={data} />}
    </section>
  );
}

function Found({ receipt }: { receipt: Receipt }) {
  const { at, way, categories, policy, gpc, version } = receipt;
  const rows: readonly [name: string, value: string][] = [
    ['Time', momentOf(at)],
    ['Answer', ANSWERS[way]],
    ['Categories', categories.map((category) => CATEGORY_NAMES[category]).join(', ')],
    ['Rules', RULES[policy]],
    ['Global Privacy Control', gpc ? 'On' : 'Off'],
    ['Version of the text', version],
  ];
  return (
    <Table mt="sm" fz="sm" aria-label="Receipt">
      <Table.Tbody>
        {rows.map(([name, value]) => (
          <Table.Tr key={name}>
            <Table.Th scope="row" fw={400} className="quiet">
              {name}
            </Table.Th>
            <Table.Td>{value}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
