import { Alert, Anchor, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LIST_REQUIRED, NO_MAILING_LISTS } from '#core/messages/editing.ts';
import { donationPagesQuery, memberAreasQuery } from '../../account/shop.ts';
import { documentsQuery } from '../../documents/queries.ts';
import type { ControlProps } from '../control/control.ts';
import { lostChoice } from '../control/lost-choice.ts';
import { formOptionsQuery } from '../../documents/form-options.ts';

/** One of the site's forms. */
export function FormChoice({ control, label, value, error, onChange }: ControlProps<'reference'>) {
  const { data } = useQuery(documentsQuery);
  const forms = data
    ?.filter(({ kind, key, state }) => kind === 'form' && key !== null && state !== 'deleted')
    .map(({ key, title }) => ({ value: key ?? '', label: title }));
  const lost = lostChoice(
    value,
    forms?.map((form) => form.value),
  );
  return (
    <NativeSelect
      label={label}
      description={control.help}
      value={lost ? '' : String(value)}
      error={error ?? lost}
      data={[{ value: '', label: 'Choose a form' }, ...(forms ?? [])]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Which list a block signs people up for. */
export function MailingListChoice({ label, value, error, onChange }: ControlProps<'reference'>) {
  const { data } = useQuery(formOptionsQuery);
  if (data?.lists.length === 0)
    return (
      <Alert color="gray">
        {NO_MAILING_LISTS}.{' '}
        <Anchor component={Link} to="/newsletter">
          Mailing lists
        </Anchor>
      </Alert>
    );
  const lost = lostChoice(
    value,
    data?.lists.map(({ id }) => id),
  );
  return (
    <NativeSelect
      label={label}
      value={lost ? '' : String(value)}
      error={error ?? lost ?? (value === '' ? LIST_REQUIRED : undefined)}
      data={[
        { value: '', label: 'Choose a list' },
        ...(data?.lists ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** What a block asks people to donate to. */
export function DonationPageChoice({ control, label, value, error, onChange }: ControlProps<'reference'>) {
  const { data } = useQuery(donationPagesQuery);
  if (data?.pages.length === 0)
    return (
      <Alert color="gray">
        No donation pages yet.{' '}
        <Anchor component={Link} to="/selling/donations">
          Add a donation page
        </Anchor>
      </Alert>
    );
  const lost = lostChoice(
    value,
    data?.pages.map(({ id }) => id),
  );
  return (
    <NativeSelect
      label={label}
      description={control.help}
      value={lost ? '' : String(value)}
      error={error ?? lost}
      data={[
        { value: '', label: 'Choose a donation page' },
        ...(data?.pages ?? []).map(({ id, title }) => ({ value: id, label: title })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Which member area a block tells of. */
export function MemberAreaChoice({ control, label, value, error, onChange }: ControlProps<'reference'>) {
  const { data } = useQuery(memberAreasQuery);
  if (data?.areas.length === 0)
    return (
      <Alert color="gray">
        No member areas yet.{' '}
        <Anchor component={Link} to="/selling/members">
          Add a member area
        </Anchor>
      </Alert>
    );
  const lost = lostChoice(
    value,
    data?.areas.map(({ id }) => id),
  );
  return (
    <NativeSelect
      label={label}
      description={control.help}
      value={lost ? '' : String(value)}
      error={error ?? lost}
      data={[
        { value: '', label: 'Choose a member area' },
        ...(data?.areas ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
