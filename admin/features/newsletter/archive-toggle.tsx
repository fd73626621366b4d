import { Switch } from '@mantine/core';
import { newsletter, type Letter } from '#contract/newsletter.ts';
import { call } from '../../http/call.ts';
import { useNewsletterChange } from './queries.ts';
import { say } from './words.ts';

/** Whether visitors can read an email in the newsletter archive. */
export function ArchiveToggle({ letter }: { letter: Letter }) {
  const { id, areaId, isArchived, state } = letter;
  const change = useNewsletterChange((next: boolean) =>
    call(newsletter.archiveLetter, { params: { id }, body: { isArchived: next } }),
  );
  return (
    <Switch
      label={say('showInTheNewsletter')}
      description={
        areaId !== ''
          ? say('membersCanReadIt')
          : state === 'draft'
            ? say('offForNewEmails')
            : say('anyoneCanReadIt')
      }
      checked={change.isPending ? change.input === true : isArchived}
      onChange={(event) => change.mutate(event.currentTarget.checked)}
    />
  );
}
