import { Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { multilingual } from '#contract/content/multilingual.ts';
import { CONTENT } from '../../documents/queries.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { useChange } from '../../http/use-change.ts';
import { translationQuery } from './queries.ts';
import { say } from './words.ts';
import classes from './languages.module.css';

/** Where it is found in the language. Saved on leaving the field: half an address is none. */
export function AddressRow(props: {
  of: string;
  language: string;
  address: { source: string; text: string };
}) {
  const { of, language, address } = props;
  const client = useQueryClient();
  const [typed, setTyped] = useState(address.text);
  const change = useChange(
    (wanted: string) =>
      call(multilingual.translate, { params: { of, language }, body: { texts: [], address: wanted } }),
    {
      stale: [CONTENT],
      onSuccess: (saved) => {
        client.setQueryData(translationQuery(of, language).queryKey, saved);
        setTyped(saved.address?.text ?? '');
      },
    },
  );
  const save = () => {
    if (typed.trim() !== address.text && !change.isPending) change.mutate(typed);
  };
  return (
    <form
      className={classes.text}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Text size="sm" component="div" className={classes.about}>
        {say('address')}
      </Text>
      <div className={classes.source} dir="ltr">
        {address.source}
      </div>
      <TextInput
        aria-label={say('labelTranslation', { label: say('address') })}
        description={say('oldAddressesLeadOn')}
        placeholder={address.source}
        value={typed}
        dir="ltr"
        error={change.error === null ? undefined : sentenceOf(change.error)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={save}
      />
    </form>
  );
}
