import { Button, Divider, PasswordInput, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { auth, type IdentityQuestion } from '#contract/people/auth.ts';
import { useConfirmUrl } from '../../account/account.ts';
import { call } from '../../http/call.ts';
import { answerIdentity, identityQuestion, onIdentityAsked } from '../../http/confirm-identity.ts';
import { CONFIRMED_PATH, onLoginElsewhere } from '../../http/log-in-again.ts';
import { Dialog, fieldErrors } from '../../kit/dialog.tsx';
import { say } from './words.ts';

/** Opens before what a session left open must not do; then the change that asked for it goes on. */
export function IdentityDialog() {
  const question = useSyncExternalStore(onIdentityAsked, identityQuestion);
  return question && <Question {...question} />;
}

function Question({ needsCode, hasPasskey }: IdentityQuestion) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const confirming = useMutation({
    mutationFn: () => call(auth.confirmIdentity, { body: { password, code } }),
    onSuccess: () => answerIdentity(true),
  });
  const errors = fieldErrors(confirming.error);
  return (
    <Dialog
      title={say('confirmItsYou')}
      action={say('confirm')}
      isBusy={confirming.isPending}
      error={confirming.error}
      onSubmit={() => confirming.mutate()}
      onClose={() => answerIdentity(false)}
    >
      <Text>{say('thisChangeAffectsWho')}</Text>
      {hasPasskey && <UsePasskey />}
      <PasswordInput
        label={say('password')}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={errors.password}
        autoComplete="current-password"
        data-autofocus={!hasPasskey || undefined}
      />
      {needsCode && (
        <TextInput
          label={say('codeFromYourAuthenticator')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={errors.code}
          autoComplete="one-time-code"
        />
      )}
    </Dialog>
  );
}

/** Passkeys belong to the app domain: the question is answered there, in another tab, and this one goes on. */
function UsePasskey() {
  const url = useConfirmUrl(`/config${CONFIRMED_PATH}`);
  useEffect(() => onLoginElsewhere(() => answerIdentity(true)), []);
  return (
    <>
      <Button component="a" href={url} target="_blank" data-autofocus>
        {say('useAPasskey')}
      </Button>
      <Divider label={say('or')} />
    </>
  );
}
