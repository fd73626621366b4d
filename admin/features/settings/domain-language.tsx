import { Select } from '@mantine/core';
import { domains, type Domain } from '#contract/sites/domains.ts';
import { useDomainChange } from '../../documents/domains.ts';
import { LANGUAGES, languageName } from '../../documents/languages.ts';
import { call } from '../../http/call.ts';
import { say } from './words.ts';

/** Which language a domain shows, or that it shows the whole site. */
export function DomainLanguage(props: {
  domain: Domain;
  /** Of the site, but for the default. */
  languages: readonly string[];
  /** The domain of the same language that visitors see, where it is another one. */
  seen: string | undefined;
}) {
  const { domain, languages, seen } = props;
  const { host, language } = domain;
  const change = useDomainChange(
    (chosen: string) => call(domains.setLanguage, { params: { host }, body: { language: chosen } }),
    [LANGUAGES],
  );
  const codes = [...new Set([...languages, ...(language === '' ? [] : [language])])];
  if (codes.length === 0) return null;
  return (
    <Select
      label={say('domainLanguage')}
      description={helpFor({ language, isInUse: languages.includes(language), seen })}
      data={[
        { value: '', label: say('wholeSite') },
        ...codes.map((code) => ({ value: code, label: languageName(code) })),
      ]}
      value={language}
      allowDeselect={false}
      disabled={change.isPending}
      onChange={(chosen) => chosen !== null && chosen !== language && change.mutate(chosen)}
    />
  );
}

function helpFor(about: { language: string; isInUse: boolean; seen: string | undefined }): string {
  const { language, isInUse, seen } = about;
  if (language === '') return say('aDomainCanShow');
  const name = languageName(language);
  if (!isInUse) return say('languageNotAtDomain', { name });
  if (seen !== undefined) return say('visitorsAreRedirectedTo', { host: seen });
  return say('languageIsAtRoot', { name, language: language.toLowerCase() });
}
