import { Button, TextInput } from '@mantine/core';
import { useQueryClient, useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { DOMAIN_EXAMPLE } from '#core/domains/host.ts';
import { domains } from '#contract/sites/domains.ts';
import { call } from '../../http/call.ts';
import { CallProblem, sentenceOf } from '../../http/problem.ts';
import { domainsQuery } from '../../documents/domains.ts';
import { say } from './words.ts';

/** Says what is wrong beside the field it is about. */
export function AddDomain() {
  const client = useQueryClient();
  const [host, setHost] = useState('');
  const add = useMutation({
    mutationFn: () => call(domains.add, { body: { host } }),
    onSuccess: () => {
      setHost('');
      return client.invalidateQueries({ queryKey: domainsQuery.queryKey });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add.mutate();
  };
  const { error } = add;
  const problem = error instanceof CallProblem ? error.errors['host'] : undefined;
  return (
    <form onSubmit={submit} noValidate>
      <TextInput
        label={say('addADomain')}
        description={say('itStaysWithThe')}
        placeholder={DOMAIN_EXAMPLE}
        value={host}
        error={error && (problem ?? sentenceOf(error))}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        inputMode="url"
        onChange={(event) => {
          setHost(event.currentTarget.value);
          add.reset();
        }}
      />
      <Button type="submit" mt="sm" variant="default" loading={add.isPending} disabled={host.trim() === ''}>
        {say('addDomain')}
      </Button>
    </form>
  );
}
