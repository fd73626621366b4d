import { ActionIcon, CopyButton, Text } from '@mantine/core';
import { Check, Copy } from 'lucide-react';
import type { Domain } from '#contract/sites/domains.ts';
import { inSentence } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './settings.module.css';

export interface Target {
  name: string;
  address: string | null;
}

/** What to enter at the place where the domain was bought. */
export function DomainRecords({ domain, target }: { domain: Domain; target: Target }) {
  const { host, record } = domain;
  return (
    <>
      <Record
        title={say('firstRecordVerifiesThe')}
        parts={[
          { name: say('type'), value: 'TXT' },
          { name: say('name'), value: record.name, copy: 'copyName' },
          { name: say('value'), value: record.text, copy: 'copyValue' },
        ]}
      />
      <Record
        title={say('secondRecordPointsVisitors')}
        parts={[
          { name: say('type'), value: 'CNAME' },
          { name: say('name'), value: host, copy: 'copyName' },
          { name: say('value'), value: target.name, copy: 'copyValue' },
        ]}
      />
      <Text size="sm" className="quiet">
        {target.address
          ? say('notEveryProviderAllows', { address: target.address })
          : say('notEveryProviderAllowsA')}
      </Text>
    </>
  );
}

interface Part {
  name: string;
  value: string;
  /** What its button says; without one there is nothing worth copying. */
  copy?: 'copyName' | 'copyValue';
}

function Record({ title, parts }: { title: string; parts: readonly Part[] }) {
  return (
    <div>
      <Text size="sm" fw={550} mb={4}>
        {title}
      </Text>
      <dl className={classes.record}>
        {parts.map((part) => (
          <RecordPart key={part.name} part={part} of={title} />
        ))}
      </dl>
    </div>
  );
}

function RecordPart({ part, of }: { part: Part; of: string }) {
  const { name, value, copy: label } = part;
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
      <dd>
        {label && (
          <CopyButton value={value}>
            {({ copied, copy }) => (
              <ActionIcon
                size="sm"
                variant="subtle"
                color="gray"
                aria-label={copied ? say('copied') : say(label, { record: inSentence(of) })}
                onClick={copy}
              >
                {copied ? <Check size={14} /> : <Copy size={14} />}
              </ActionIcon>
            )}
          </CopyButton>
        )}
      </dd>
    </>
  );
}
