import { Alert, Anchor, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LIST_REQUIRED, NO_MAILING_LISTS } from '#core/messages/editing.ts';
import { donationPagesQuery, memberAreasQuery } from '../../account/shop.ts';
import { documentsQuery } from '../../documents/queries.ts';
import type { ControlProps } from '../control/control.ts';
import { lostChoice } from '../control/lost-choice.ts';
import { formOptionsQuery } from '../../documents/form-options.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';

/** Which list a block signs people up for. */
export function MailingListChoice({ label, value, error, onChange }: ControlProps<'reference'>) {
  const { data } = useQuery(formOptionsQuery);
  if (data?.lists.length === 0)
    return (
      <Alert color="gray">
        {declared(NO_MAILING_LISTS)}.{' '}
        <Anchor component={Link} to="/newsletter">
          {say('mailingLists')}
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
      error={error ?? lost ?? (value === '' ? declared(LIST_REQUIRED) : undefined)}
      data={[
        { value: '', label: say('chooseAList') },
        ...(data?.lists ?? []).map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

const FORMS = { none: 'noForms', add: 'addAForm', choose: 'chooseAForm' } as const;
const DONATION_PAGES = {
  none: 'noDonationPages',
  add: 'addADonationPage',
  choose: 'chooseADonationPage',
} as const;
const MEMBER_AREAS = { none: 'noMemberAreas', add: 'addAMemberArea', choose: 'chooseAMemberArea' } as const;

interface Choosable {
  /** Undefined while they are being read. */
  options: readonly { value: string; label: string }[] | undefined;
  words: typeof FORMS | typeof DONATION_PAGES | typeof MEMBER_AREAS;
  /** Where they are made. */
  to: string;
}

/** Something that a block shows and that is made elsewhere, or the way to make the first. */
function MadeElsewhere(props: ControlProps<'reference'> & Choosable) {
  const { control, label, value, error, onChange, options, words, to } = props;
  if (options?.length === 0)
    return (
      <Alert color="gray">
        {say.parts(words.none, {
          link: (
            <Anchor key="link" component={Link} to={to}>
              {say(words.add)}
            </Anchor>
          ),
        })}
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
      data={[{ value: '', label: say(words.choose) }, ...(options ?? [])]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** One of the site's forms, with the way to it. */
export function FormChoice(props: ControlProps<'reference'>) {
  const { data } = useQuery(documentsQuery);
  const forms = data?.filter(
    ({ kind, key, state }) => kind === 'form' && key !== null && state !== 'deleted',
  );
  const chosen = forms?.find(({ key }) => key === props.value);
  return (
    <div>
      <MadeElsewhere
        {...props}
        options={forms?.map(({ key, title }) => ({ value: key ?? '', label: title }))}
        words={FORMS}
        to="/forms"
      />
      {chosen && (
        <Anchor component={Link} size="sm" to={`/forms/${chosen.id}`}>
          {say('editTheForm')}
        </Anchor>
      )}
    </div>
  );
}

/** What a block asks people to donate to. */
export function DonationPageChoice(props: ControlProps<'reference'>) {
  const { data } = useQuery(donationPagesQuery);
  const options = data?.pages.map(({ id, title }) => ({ value: id, label: title }));
  return <MadeElsewhere {...props} options={options} words={DONATION_PAGES} to="/selling/donations" />;
}

/** Which member area a block tells of. */
export function MemberAreaChoice(props: ControlProps<'reference'>) {
  const { data } = useQuery(memberAreasQuery);
  const options = data?.areas.map(({ id, name }) => ({ value: id, label: name }));
  return <MadeElsewhere {...props} options={options} words={MEMBER_AREAS} to="/selling/members" />;
}
