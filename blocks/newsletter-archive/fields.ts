import { choice, group, number, reference, toggle, type ValueOf } from '#core/fields/index.ts';
import { MAX_SHOWN_LETTERS } from '#core/newsletter/shown-letter.ts';

export const fields = group({
  listId: reference('mailingList', {
    label: 'Mailing list',
    help: 'Lists the emails you chose to show in the archive.',
  }),
  memberArea: reference('memberArea', {
    label: 'Member area',
    help: 'In place of a mailing list. Its emails are listed on pages of that area alone.',
  }),
  limit: number({ min: 1, max: MAX_SHOWN_LETTERS, initial: 20, label: 'Emails' }),
  hasDates: toggle(true, { label: 'Show dates' }),
  layout: choice(['list', 'years'], 'list', { label: 'Layout', labels: { list: 'List', years: 'By year' } }),
});

export type NewsletterArchiveValues = ValueOf<typeof fields>;

/** Whose emails are shown, by the id of the list or the area. */
export const lettersOf = ({ listId, memberArea }: NewsletterArchiveValues): string => memberArea || listId;
