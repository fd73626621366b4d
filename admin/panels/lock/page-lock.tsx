import { Anchor, Button, NativeSelect, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import type { PageAccess } from '#contract/people/access.ts';
import { useUnsaved } from '../../documents/unsaved.ts';
import { CallProblem, sentenceOf } from '../../http/problem.ts';
import { PasswordField } from './password-field.tsx';
import { pageLockQuery, usePageArea, usePageLock } from './queries.ts';
import { say } from './words.ts';
import classes from './page-lock.module.css';

/** Who may see one page. It works at once and is not part of the draft. */
export function PageLock({ id }: { id: string }) {
  const { data } = useQuery(pageLockQuery(id));
  if (!data) return null;
  return (
    <Stack>
      <PageArea id={id} access={data} />
      {data.areaId === '' && <PagePassword id={id} hasPassword={data.hasPassword} />}
    </Stack>
  );
}

function PageArea({ id, access: { areaId, areas } }: { id: string; access: PageAccess }) {
  const area = usePageArea(id);
  const chosen = (area.isPending ? area.input : undefined) ?? areaId;
  return (
    <NativeSelect
      label={say('audience')}
      description={
        areas.length === 0 ? (
          <>
            {say.parts('addALinkTo', {
              link: (
                <Anchor key="link" component={Link} to="/selling/members" size="xs">
                  {say('memberArea')}
                </Anchor>
              ),
            })}
          </>
        ) : (
          say('membersLogInTo')
        )
      }
      data={[
        { value: '', label: say('everyone') },
        ...areas.map(({ id: value, name }) => ({ value, label: say('membersOfName', { name }) })),
      ]}
      value={chosen}
      error={area.error ? sentenceOf(area.error) : undefined}
      onChange={(event) =>
        area.mutate(event.currentTarget.value, {
          onSuccess: (state) =>
            notifications.show({
              color: 'green',
              message: state.areaId === '' ? say('everyoneCanSeeThe') : say('onlyMembersCanSee'),
            }),
        })
      }
    />
  );
}

function PagePassword({ id, hasPassword: isLocked }: { id: string; hasPassword: boolean }) {
  const [password, setPassword] = useState<string | null>('');
  const lock = usePageLock(id);
  useUnsaved(`page-lock-${id}`, password !== '');
  const { error } = lock;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    lock.mutate(password, {
      onSuccess: ({ hasPassword }) => {
        setPassword('');
        notifications.show({
          color: 'green',
          message: hasPassword ? say('pageLockedVisitorsNeed') : say('passwordRemovedEverybodyCan'),
        });
      },
    });
  };
  return (
    <form className={classes.pageLock} onSubmit={submit} noValidate>
      <PasswordField
        label={say('pagePassword')}
        hasPassword={isLocked}
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
          {password === null ? say('removePassword') : isLocked ? say('changePassword') : say('lockPage')}
        </Button>
      )}
    </form>
  );
}
