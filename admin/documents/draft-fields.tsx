import { Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { Conflict } from './conflict.tsx';
import { SaveBar } from './save-bar.tsx';
import type { DraftForm } from './use-draft.ts';
import classes from './documents.module.css';

/** A form around a draft: what happened to it above, its fields, and saving below. */
export function DraftFields(props: {
  form: DraftForm;
  labelOf: (name: string) => string;
  children: ReactNode;
}) {
  const { form, labelOf, children } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.save();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Stack gap="md" pb="md">
        <Conflict form={form} labelOf={labelOf} />
        {children}
      </Stack>
      <SaveBar form={form} />
    </form>
  );
}
