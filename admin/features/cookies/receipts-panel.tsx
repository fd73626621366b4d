import { Alert, Button, Group, Skeleton, Stack, Table, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Download, ReceiptText, Search, ShieldCheck } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { consent, type Receipt } from '#contract/consent.ts';
import { hrefTo } from '#contract/href-to.ts';
import { sayChain } from '#core/activity/say-chain.ts';
import { CATEGORY_NAMES } from '#core/consent/categories.ts';
import type { Way } from '#core/consent/choice.ts';
import type { Policy } from '#core/consent/policies.ts';
import { Empty } from '../../kit/lists/empty.tsx';
import { CallProblem, sentenceOf } from '../../http/problem.ts';
import { momentOf } from '../../kit/age.ts';
import { SettingsForm } from '../../panels/settings/settings-form.tsx';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { receiptQuery, receiptsQuery } from './queries.ts';
import { declared, formatsIn } from '../../words/catalogue.ts';
import { voice } from '../../words/voice.ts';
import { say } from './words.ts';

const ANSWERS: Readonly<Record<Way, string>> = {
  accept: say('acceptedAll'),
  decline: say('declined'),
  choose: say('choseCategories'),
  content: say('allowedBesideContent'),
};
const RULES: Readonly<Record<Policy, string>> = {
  optIn: say('consentFirst'),
  optOut: say('allowedUntilDeclined'),
  notice: say('noticeOnly'),
};

export default function ReceiptsPanel() {
  return (
    <SettingsPanel title={say('consentReceipts')}>
      <Text className="quiet">{say('proofOfWhatVisitors')}</Text>
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
    return <Empty icon={ReceiptText} title={say('noReceiptsYetThe')} text={say('whoLeavesOne')} />;
  return (
    <Stack gap="sm">
      <Table fz="sm" aria-label={say('answers')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say('answer')}</Table.Th>
            <Table.Th ta="end">{say('receipts')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {ways.map((way) => (
            <Table.Tr key={way}>
              <Table.Td>{ANSWERS[way]}</Table.Td>
              <Table.Td ta="end">{(counts[way] ?? 0).toLocaleString(formatsIn())}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {chain.state === 'complete' ? (
        <Group gap={6} wrap="nowrap" className="quiet">
          <ShieldCheck size={16} aria-hidden="true" style={{ flexShrink: 0 }} />
          <Text size="sm">{sayChain(chain, momentOf, voice)}</Text>
        </Group>
      ) : (
        <Alert color="red" role="alert" title={sayChain(chain, momentOf, voice)}>
          {say('theReceiptsWereChanged')}
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
        {say('exportAsCsv')}
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
    <section aria-label={say('findAReceipt')}>
      <Title order={2} size="h4" mb="sm">
        {say('findAReceipt')}
      </Title>
      <form onSubmit={submit}>
        <Group align="end" gap="xs" wrap="nowrap">
          <TextInput
            label={say('receiptNumber')}
            description={say('visitorsFindItUnder')}
            value={typed}
            maxLength={44}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={isUnknown ? say('noReceiptWithThis') : undefined}
            style={{ flex: 1 }}
          />
          <Button type="submit" variant="default" loading={isFetching} leftSection={<Search size={16} />}>
            {say('find')}
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
    [say('time'), momentOf(at)],
    [say('answer'), ANSWERS[way]],
    [say('categories'), categories.map((category) => declared(CATEGORY_NAMES[category])).join(', ')],
    [say('rules'), RULES[policy]],
    [say('globalPrivacyControl'), gpc ? say('on') : say('off')],
    [say('versionOfTheText'), version],
  ];
  return (
    <Table mt="sm" fz="sm" aria-label={say('receipt')}>
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
