import { Button, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { domains, type Domain } from '#contract/sites/domains.ts';
import { ageOf } from '../../kit/age.ts';
import { call } from '../../http/call.ts';
import { useDomainChange } from './domain-queries.ts';
import { DomainRecords, type Target } from './domain-records.tsx';
import { RemoveDomain } from './remove-domain.tsx';
import classes from './settings.module.css';

const WORDS: Record<Domain['state'], string> = {
  waiting: 'Waiting for DNS records',
  verified: 'Verified',
  failed: 'Not verified',
};

const EXPLANATIONS: Record<Domain['state'], string> = {
  waiting: 'Add both records at your domain provider. They are checked every few minutes.',
  verified: 'Connected. Keep both records in place.',
  failed: 'Checking has stopped. Add the records, then check again.',
};

export function OwnHostRow({ host, isPrimary }: { host: string; isPrimary: boolean }) {
  const change = useDomainChange(() => call(domains.setPrimary, { body: { host: null } }));
  return (
    <li>
      <div className={classes.row}>
        <span className={classes.rowTitle}>
          <span>{host}</span>
          <span className={classes.state} data-state="verified">
            {isPrimary ? 'Primary' : 'Always works'}
          </span>
        </span>
      </div>
      {!isPrimary && (
        <div className={classes.inner}>
          <Button
            size="xs"
            variant="default"
            loading={change.isPending}
            onClick={() => change.mutate(undefined)}
          >
            Make primary again
          </Button>
        </div>
      )}
    </li>
  );
}

export function DomainRow({ domain, target }: { domain: Domain; target: Target }) {
  const { host, state, isPrimary } = domain;
  const [isOpen, { toggle }] = useDisclosure(state !== 'verified');
  return (
    <li>
      <div className={classes.row}>
        <UnstyledButton className={classes.rowTitle} aria-expanded={isOpen} onClick={toggle}>
          <span>{host}</span>
          <span className={classes.state} data-state={state}>
            {isPrimary ? 'Primary' : WORDS[state]}
          </span>
        </UnstyledButton>
      </div>
      {isOpen && <DomainDetails domain={domain} target={target} />}
    </li>
  );
}

function DomainDetails({ domain, target }: { domain: Domain; target: Target }) {
  const { host, state, isPrimary, problem, checkedAt } = domain;
  const check = useDomainChange(async () => {
    const after = await call(domains.check, { params: { host } });
    if (after.state === 'verified' && state !== 'verified')
      notifications.show({ color: 'green', message: `${host} is verified. Your site is live there.` });
  });
  const makePrimary = useDomainChange(() => call(domains.setPrimary, { body: { host } }));
  return (
    <Stack gap="sm" className={classes.inner}>
      <Text size="sm">{EXPLANATIONS[state]}</Text>
      {problem !== '' && (
        <Text size="sm" role="status">
          {problem}
        </Text>
      )}
      <DomainRecords domain={domain} target={target} />
      <Group gap="xs">
        <Button size="xs" loading={check.isPending} onClick={() => check.mutate(undefined)}>
          Check now
        </Button>
        {state === 'verified' && !isPrimary && (
          <Button
            size="xs"
            variant="default"
            loading={makePrimary.isPending}
            onClick={() => makePrimary.mutate(undefined)}
          >
            Make primary
          </Button>
        )}
        <RemoveDomain domain={domain} />
      </Group>
      {state === 'verified' && (
        <Text size="sm" className="quiet">
          {isPrimary
            ? 'Visitors of your other domains are redirected here.'
            : 'Once primary, visitors of your other domains are redirected here.'}
        </Text>
      )}
      {checkedAt && (
        <Text size="sm" className="quiet">
          Checked {ageOf(checkedAt)}.
        </Text>
      )}
    </Stack>
  );
}
