import { Button, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { domains, type Domain } from '#contract/sites/domains.ts';
import { ageOf } from '../../kit/age.ts';
import { call } from '../../http/call.ts';
import { languageName } from '../../documents/languages.ts';
import { DomainLanguage } from './domain-language.tsx';
import { useDomainChange } from '../../documents/domains.ts';
import { DomainRecords, type Target } from './domain-records.tsx';
import { RemoveDomain } from './remove-domain.tsx';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './settings.module.css';

const WORDS: Record<Domain['state'], string> = {
  waiting: say('waitingForDnsRecords'),
  verified: say('verified'),
  failed: say('notVerified'),
};

const EXPLANATIONS: Record<Domain['state'], string> = {
  waiting: say('addBothRecordsAt'),
  verified: say('connectedKeepBothRecords'),
  failed: say('checkingHasStoppedAdd'),
};

export function OwnHostRow({ host, isPrimary }: { host: string; isPrimary: boolean }) {
  const change = useDomainChange(() => call(domains.setPrimary, { body: { host: null } }));
  return (
    <li>
      <div className={classes.row}>
        <span className={classes.rowTitle}>
          <span>{host}</span>
          <span className={classes.state} data-state="verified">
            {isPrimary ? say('primary') : say('alwaysWorks')}
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
            {say('makePrimaryAgain')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** What a row needs besides its own domain. */
interface Beside {
  target: Target;
  languages: readonly string[];
  /** The domain of the same language that visitors see, where it is another one. */
  seen: string | undefined;
}

export function DomainRow({ domain, ...beside }: { domain: Domain } & Beside) {
  const { host, state, isPrimary, language } = domain;
  const [isOpen, { toggle }] = useDisclosure(state !== 'verified');
  return (
    <li>
      <div className={classes.row}>
        <UnstyledButton className={classes.rowTitle} aria-expanded={isOpen} onClick={toggle}>
          <span>{host}</span>
          <span className={classes.state} data-state={state}>
            {isPrimary ? say('primary') : WORDS[state]}
            {language !== '' && ` · ${languageName(language)}`}
          </span>
        </UnstyledButton>
      </div>
      {isOpen && <DomainDetails domain={domain} {...beside} />}
    </li>
  );
}

function DomainDetails({ domain, target, languages, seen }: { domain: Domain } & Beside) {
  const { host, state, isPrimary, language, problem, checkedAt } = domain;
  const check = useDomainChange(async () => {
    const after = await call(domains.check, { params: { host } });
    if (after.state === 'verified' && state !== 'verified')
      notifications.show({ color: 'green', message: say('hostIsVerifiedYour', { host }) });
  });
  const makePrimary = useDomainChange(() => call(domains.setPrimary, { body: { host } }));
  return (
    <Stack gap="sm" className={classes.inner}>
      <Text size="sm">{EXPLANATIONS[state]}</Text>
      {problem !== '' && (
        <Text size="sm" role="status">
          {declared(problem)}
        </Text>
      )}
      <DomainRecords domain={domain} target={target} />
      {state === 'verified' && !isPrimary && (
        <DomainLanguage domain={domain} languages={languages} seen={seen} />
      )}
      <Group gap="xs">
        <Button size="xs" loading={check.isPending} onClick={() => check.mutate(undefined)}>
          {say('checkNow')}
        </Button>
        {state === 'verified' && !isPrimary && language === '' && (
          <Button
            size="xs"
            variant="default"
            loading={makePrimary.isPending}
            onClick={() => makePrimary.mutate(undefined)}
          >
            {say('makePrimary')}
          </Button>
        )}
        <RemoveDomain domain={domain} />
      </Group>
      {state === 'verified' && language === '' && (
        <Text size="sm" className="quiet">
          {isPrimary ? say('visitorsOfYourOther') : say('oncePrimaryVisitorsOf')}
        </Text>
      )}
      {checkedAt && (
        <Text size="sm" className="quiet">
          {say('checkedAgeOf', { ageOf: ageOf(checkedAt) })}
        </Text>
      )}
    </Stack>
  );
}
