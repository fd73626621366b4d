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

interface Choosable {
  /** Undefined while they are being read. */
  options: readonly { value: string; label: string }[] | undefined;
  /** What they are called: one of them in a sentence, and where they are made. */
  noun: string;
  to: string;
}

/** One of the things of the shop that a block shows, or the way to make the first. */
function ShopChoice(props: ControlProps<'reference'> & Choosable) {
  const { control, label, value, error, onChange, options, noun, to } = props;
  if (options?.length === 0)
    return (
      <Alert color="gray">
        No {noun}s yet.{' '}
        <Anchor component={Link} to={to}>
          Add a {noun}
        </Anchor>
      </Alert>
    );
  const lost = lostChoice(
    value,
    options?.map((option) => option.value),
  );
  return (
    <NativeSelect
      label={label}
      description={control.help}
      value={lost ? '' : String(value)}
      error={error ?? lost}
      data={[{ value: '', label: `Choose a ${noun}` }, ...(options ?? [])]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** What a block asks people to donate to. */
export function DonationPageChoice(props: ControlProps<'reference'>) {
  const { data } = useQuery(donationPagesQuery);
  const options = data?.pages.map(({ id, title }) => ({ value: id, label: title }));
  return <ShopChoice {...props} options={options} noun="donation page" to="/selling/donations" />;
}

/** Which member area a block tells of. */
export function MemberAreaChoice(props: ControlProps<'reference'>) {
  const { data } = useQuery(memberAreasQuery);
  const options = data?.areas.map(({ id, name }) => ({ value: id, label: name }));
  return <ShopChoice {...props} options={options} noun="member area" to="/selling/members" />;
}
