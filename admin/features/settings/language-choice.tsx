import { NativeSelect } from '@mantine/core';
import { accounts } from '#contract/people/accounts.ts';
import { accountQuery } from '../../account/account.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { useChange } from '../../http/use-change.ts';
import { LANGUAGES } from '../../words/catalogue.ts';
import { say } from './words.ts';

/** Each language by its own name, for whoever cannot read the one that is spoken now. */
const OPTIONS = LANGUAGES.map((value) => ({
  value,
  label: new Intl.DisplayNames(value, { type: 'language', languageDisplay: 'standard' }).of(value) ?? value,
}));

export function LanguageChoice({ chosen }: { chosen: string }) {
  const change = useChange((language: string) => call(accounts.changeLanguage, { body: { language } }), {
    stale: [accountQuery.queryKey],
    // Sentences are read while modules are loaded, so a new language begins with a new document.
    onSuccess: () => location.reload(),
  });
  return (
    <NativeSelect
      label={say('language')}
      description={say('languageHelp')}
      data={[{ value: '', label: say('asTheBrowser') }, ...OPTIONS]}
      value={change.isPending ? change.input : chosen}
      error={change.error && sentenceOf(change.error)}
      disabled={change.isPending}
      onChange={({ currentTarget }) => change.mutate(currentTarget.value)}
    />
  );
}
