import { TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { savedSections } from '#contract/content/saved-sections.ts';
import { findSection } from '#core/page/find.ts';
import { call } from '../../http/call.ts';
import { useChange } from '../../http/use-change.ts';
import { Dialog, fieldErrors } from '../../kit/dialog.tsx';
import { useBody, useSelection } from '../canvas/editor-context.ts';
import { SAVED_SECTIONS } from '../library/saved-sections.ts';
import { sectionIdOf } from '../state/selection.ts';

/** Keeps a copy of the selected section under a name, for any page of the site. */
export function SaveSection({ onClose }: { onClose: () => void }) {
  const body = useBody();
  const id = sectionIdOf(body, useSelection());
  const section = id === undefined ? undefined : findSection(body, id);
  const [name, setName] = useState(section?.style.name ?? '');
  const save = useChange(() => call(savedSections.create, { body: { name, section: { ...section } } }), {
    stale: [SAVED_SECTIONS],
  });
  const submit = () =>
    save.mutate(undefined, {
      onSuccess: () => {
        notifications.show({
          message: `“${name.trim()}” saved. Find it under Yours when you add a section.`,
        });
        onClose();
      },
    });
  return (
    <Dialog
      title="Save section"
      action="Save section"
      isBusy={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        description="A copy is saved. Later changes on either side do not affect the other."
        data-autofocus
        maxLength={80}
        value={name}
        error={fieldErrors(save.error).name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </Dialog>
  );
}
