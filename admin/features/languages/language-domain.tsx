import { Select, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SettingsPermission } from '#core/people/finer-permissions.ts';
import { domains } from '#contract/sites/domains.ts';
import { useMay } from '../../account/account.ts';
import { domainsQuery, useDomainChange } from '../../documents/domains.ts';
import { LANGUAGES } from '../../documents/languages.ts';
import { call } from '../../http/call.ts';
import { say } from './words.ts';

/** The domain that shows a language; for those who may, to be chosen. */
export function LanguageDomain({ language, host }: { language: string; host: string | undefined }) {
  const may = useMay(SettingsPermission.domains) ?? false;
  if (may) return <ChooseDomain language={language} host={host} />;
  return host === undefined ? null : (
    <Text size="sm" className="quiet">
      {say('atHost', { host })}
    </Text>
  );
}

function ChooseDomain({ language, host }: { language: string; host: string | undefined }) {
  const { data } = useQuery(domainsQuery);
  const change = useDomainChange(
    async (chosen: string) => {
      const given = data?.domains.filter((each) => each.language === language && each.host !== chosen) ?? [];
      if (chosen !== '') await call(domains.setLanguage, { params: { host: chosen }, body: { language } });
      for (const each of given)
        await call(domains.setLanguage, { params: { host: each.host }, body: { language: '' } });
    },
    [LANGUAGES],
  );
  const free = data?.domains.filter(
    (each) => each.state === 'verified' && !each.isPrimary && ['', language].includes(each.language),
  );
  if (!free || free.length === 0) return null;
  return (
    <Select
      label={say('domain')}
      data={[
        { value: '', label: say('noDomainOfIts', { language: language.toLowerCase() }) },
        ...free.map((each) => ({ value: each.host, label: each.host })),
      ]}
      value={host ?? ''}
      allowDeselect={false}
      disabled={change.isPending}
      onChange={(chosen) => chosen !== null && chosen !== (host ?? '') && change.mutate(chosen)}
    />
  );
}
