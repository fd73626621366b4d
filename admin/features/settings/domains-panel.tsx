import { Alert, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Domain } from '#contract/sites/domains.ts';
import { sentenceOf } from '../../http/problem.ts';
import { AddDomain } from './add-domain.tsx';
import { DomainRow, OwnHostRow } from './domain-row.tsx';
import { domainsQuery } from '../../documents/domains.ts';
import { SettingsPanel } from '../../panels/settings/settings-panel.tsx';
import { say } from './words.ts';
import classes from './settings.module.css';

/** The domain of the same language that visitors see, where it is another one. */
function seenFor(
  { host, language }: Domain,
  languages: readonly { language: string; host: string | null }[],
): string | undefined {
  const seen = languages.find((each) => each.language === language)?.host;
  return seen === null || seen === host ? undefined : seen;
}

export default function DomainsPanel() {
  const { data, error } = useQuery(domainsQuery);
  return (
    <SettingsPanel title={say('domains')}>
      <Text className="quiet">{say('connectADomainYou')}</Text>
      {error && <Alert color="red">{sentenceOf(error)}</Alert>}
      {!data && !error && <Skeleton height={160} />}
      {data && (
        <>
          <AddDomain />
          <ul className={classes.rows} aria-label={say('domainsOfThisSite')}>
            {data.domains.map((domain) => (
              <DomainRow
                key={domain.host}
                domain={domain}
                target={data.target}
                languages={data.languages.map(({ language }) => language)}
                seen={seenFor(domain, data.languages)}
              />
            ))}
            <OwnHostRow host={data.ownHost} isPrimary={!data.domains.some(({ isPrimary }) => isPrimary)} />
          </ul>
        </>
      )}
    </SettingsPanel>
  );
}
