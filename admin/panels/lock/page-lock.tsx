import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useUnsaved } from '../../documents/unsaved.ts';
import { CallProblem, sentenceOf } from '../../http/problem.ts';
import { PasswordField } from './password-field.tsx';
import { pageLockQuery, usePageLock } from './queries.ts';
import classes from './page-lock.module.css';

/** The password of one page. It works at once and is not part of the draft. */
export function PageLock({ id }: { id: string }) {
  const { data } = useQuery(pageLockQuery(id));
  const [password, setPassword] = useState<string | null>('');
  const lock = usePageLock(id);
  useUnsaved(`page-lock-${id}`, password !== '');
  if (!data) return null;
  const { error } = lock;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    lock.mutate(password, {
      onSuccess: ({ hasPassword }) => {
        setPassword('');
        notifications.show({
          color: 'green',
          message: hasPassword
            ? 'Page locked. Visitors need the password.'
            : 'Password removed. Everybody can see the page.',
        });
      },
    });
  };
  return (
    <form className={classes.pageLock} onSubmit={submit} noValidate>
      <PasswordField
        label="Page password"
        hasPassword={data.hasPassword}
        mayRemove
        value={password}
        error={error instanceof CallProblem ? error.errors['password'] : undefined}
        onChange={setPassword}
      />
      {error && !(error instanceof CallProblem && error.errors['password']) && (
        <Text size="sm" c="red" role="alert">
          {sentenceOf(error)}
        </Text>
      )}
      {password !== '' && (
        <Button type="submit" variant="default" loading={lock.isPending}>
          {password === null ? 'Remove password' : data.hasPassword ? 'Change password' : 'Lock page'}
        </Button>
      )}
    </form>
  );
}
