import { Switch } from '@mantine/core';
import { newsletter, type Letter } from '#contract/newsletter.ts';
import { call } from '../../http/call.ts';
import { useNewsletterChange } from './queries.ts';

/** Whether visitors can read an email in the newsletter archive. */
export function ArchiveToggle({ letter }: { letter: Letter }) {
  const { id, areaId, isArchived, state } = letter;
  const change = useNewsletterChange((next: boolean) =>
    call(newsletter.archiveLetter, { params: { id }, body: { isArchived: next } }),
  );
  return (
    <Switch
      label="Show in the newsletter archive"
      description={
        areaId !== ''
          ? 'Once sent, members of this area can read it on your site.'
          : state === 'draft'
            ? 'Off for new emails. Once sent, anyone can read it on your site, without any names.'
            : 'Anyone can read it on your site, without any names.'
      }
      checked={change.isPending ? change.input === true : isArchived}
      onChange={(event) => change.mutate(event.currentTarget.checked)}
    />
  );
}
