import { Alert, Button, Group, Modal, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { CallProblem, sentenceOf } from '../http/problem.ts';
import { say } from './words.ts';

/** A question in a window of its own: fields, what went wrong, and two ways out. */
export function Dialog(props: {
  title: string;
  action: string;
  isBusy: boolean;
  isDangerous?: boolean;
  error: unknown;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const { title, action, isBusy, isDangerous = false, error, onSubmit, onClose, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  // What belongs to a field stands at the field.
  const isTold = error instanceof CallProblem && Object.keys(error.errors).length > 0;
  return (
    <Modal opened onClose={onClose} title={title} centered>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {children}
          {error !== null && error !== undefined && !isTold && (
            <Alert color="red" role="alert">
              {sentenceOf(error)}
            </Alert>
          )}
          <Group justify="flex-end" className="dialog-actions">
            <Button variant="default" onClick={onClose}>
              {say('cancel')}
            </Button>
            <Button type="submit" loading={isBusy} {...(isDangerous && { color: 'red' })}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  return error instanceof CallProblem ? error.errors : {};
}
