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
import { say } from './words.ts';

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
        notifications.show({ message: say('sectionSaved', { name: name.trim() }) });
        onClose();
      },
    });
  return (
    <Dialog
      title={say('saveSection')}
      action={say('saveSection')}
      isBusy={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label={say('name')}
        description={say('aCopyIsSaved')}
        data-autofocus
        maxLength={80}
        value={name}
        error={fieldErrors(save.error).name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </Dialog>
  );
}
