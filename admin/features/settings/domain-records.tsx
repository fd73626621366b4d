import { ActionIcon, CopyButton, Text } from '@mantine/core';
import { Check, Copy } from 'lucide-react';
import type { Domain } from '#contract/sites/domains.ts';
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
        title="First record: verifies the domain"
        parts={[
          ['Type', 'TXT'],
          ['Name', record.name],
          ['Value', record.text],
        ]}
      />
      <Record
        title="Second record: points visitors here"
        parts={[
          ['Type', 'CNAME'],
          ['Name', host],
          ['Value', target.name],
        ]}
      />
      <Text size="sm" className="quiet">
        {target.address
          ? `Not every provider allows a CNAME for a domain without www. In that case, add an A record with the value ${target.address}.`
          : 'Not every provider allows a CNAME for a domain without www. In that case, use ALIAS or ANAME, or ask whoever runs this platform for its IP address.'}
      </Text>
    </>
  );
}

function Record({ title, parts }: { title: string; parts: readonly (readonly [string, string])[] }) {
  return (
    <div>
      <Text size="sm" fw={550} mb={4}>
        {title}
      </Text>
      <dl className={classes.record}>
        {parts.map(([name, value]) => (
          <RecordPart key={name} name={name} value={value} of={title} />
        ))}
      </dl>
    </div>
  );
}

function RecordPart({ name, value, of }: { name: string; value: string; of: string }) {
  const isWorthCopying = name !== 'Type';
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
      <dd>
        {isWorthCopying && (
          <CopyButton value={value}>
            {({ copied, copy }) => (
              <ActionIcon
                size="sm"
                variant="subtle"
                color="gray"
                aria-label={copied ? 'Copied' : `Copy the ${name.toLowerCase()} of the ${of.toLowerCase()}`}
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
