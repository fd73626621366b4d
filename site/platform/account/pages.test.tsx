import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { countOf, textIn } from '#blocks/kit/testing/draw-view.tsx';
import { MAX_PASSKEYS } from '#core/accounts/passkeys.ts';
import { CallForm, Field, Submit } from '../forms.tsx';
import { Invitation, type InvitationPage } from '../invitation.tsx';
import { Outbox } from '../outbox.tsx';
import { SiteCard } from '../site-card.tsx';
import { YourSites } from '../your-sites.tsx';
import { Passkeys } from './passkeys.tsx';

const INVITED = {
  siteTitle: 'Salt',
  siteHost: 'salt.test',
  invitedBy: 'Ada',
  email: 'ben@example.com',
  message: '',
  roles: [{ name: 'Editor', summary: 'Edits.' }],
};
const invitation = (more: Partial<InvitationPage>) =>
  renderToStaticMarkup(
    <Invitation
      name="invitation"
      account={null}
      token="t&1"
      problem=""
      invitation={INVITED}
      viewer={null}
      {...more}
    />,
  );

test('an invitation is accepted by whom it was sent to', () => {
  const account = { name: 'Ben', crumb: 'c' };
  const accepted = invitation({ account, viewer: { email: 'ben@example.com', isInvited: true } });
  expect(accepted).toContain('name="token" value="t&amp;1"');
  expect(textIn(accepted)).toContain('Accept');
  const stranger = invitation({ account, viewer: { email: 'cat@example.com', isInvited: false } });
  expect(textIn(stranger)).toContain('sent to ben@example.com . You are logged in as cat@example.com');
  expect(stranger).not.toContain('name="token"');
  expect(invitation({})).toContain('/signup?to=%2Finvitation%3Ftoken%3Dt%25261');
  expect(textIn(invitation({ problem: 'Too late.' }))).toContain('Too late.');
});

test('an invitation says from whom, as what, and what was written', () => {
  expect(textIn(invitation({}))).toContain('Ada invites you to work on salt.test with this role:');
  expect(
    textIn(
      invitation({
        invitation: {
          ...INVITED,
          invitedBy: '',
          roles: [...INVITED.roles, { name: 'Billing', summary: '' }],
        },
      }),
    ),
  ).toMatch(/Somebody invites you .* with these roles:/);
  expect(invitation({ invitation: { ...INVITED, message: 'Come!' } })).toContain(
    '<blockquote class="note">Come!',
  );
  expect(invitation({})).not.toContain('<blockquote');
  expect(textIn(invitation({ invitation: null, problem: 'It has ended.' }))).toMatch(
    /It has ended\. Go to the front page/,
  );
  expect(textIn(invitation({ invitation: null, account: { name: '', crumb: '' } }))).toContain(
    'Go to your sites',
  );
});

test('sites are opened, copied and left, or deleted by their owner', () => {
  const site = {
    id: 's',
    title: 'Salt',
    openUrl: 'https://salt.test/config',
    url: 'https://salt.test',
    isOwner: true,
    picture: null,
  };
  const draw = (more: object) =>
    renderToStaticMarkup(
      <YourSites sites={[site]} deleted={[]} crumb="c" identity={{} as never} done="" problem="" {...more} />,
    );
  expect(textIn(draw({}))).toMatch(/Delete/);
  expect(draw({})).not.toContain('class="leave"');
  const member = draw({ sites: [{ ...site, isOwner: false }] });
  expect(member).toContain('class="leave"');
  expect(member).not.toContain('Delete Salt');
  expect(textIn(draw({ sites: [] }))).toContain('You do not work on any site yet');
  expect(draw({ sites: [{ ...site, picture: { src: '/p.jpg', position: '0% 0%' } }] })).toContain(
    '<img src="/p.jpg"',
  );
  const deleted = (daysLeft: number) =>
    textIn(draw({ deleted: [{ id: 'd', title: 'Old', url: 'https://old.test', daysLeft }] }));
  expect(deleted(1)).toMatch(/gone for good in 1 day\b(?!s)/);
  expect(deleted(2)).toContain('2 days');
  expect(draw({ problem: 'No.' })).toContain('role="alert">No.');
  expect(draw({ done: 'left' })).toContain('role="status">You no longer work on that site.');
  for (const done of ['<b>', 'toString', '']) expect(draw({ done })).not.toContain('role="status"');
});

test('a site is shown in its own colours, with its picture or without', () => {
  const colours = { paper: '#fff', ink: '#000', accent: '#00f' };
  const site = {
    title: 'Salt',
    summary: 'Sea.',
    url: 'https://salt.test',
    light: colours,
    dark: { ...colours, paper: '#111' },
    font: 'Inter',
    weight: 600,
    picture: null,
  };
  const draw = (more: object, isFirst = false) =>
    renderToStaticMarkup(<SiteCard site={{ ...site, ...more }} isFirst={isFirst} />);
  expect(draw({})).toContain('--card-paper:light-dark(#fff, #111)');
  expect(draw({})).toContain('card-swatches');
  const picture = { src: '/p.jpg', srcSet: '/p.jpg 1w', width: 1, height: 1, position: '50% 50%' };
  expect(draw({ picture }, true)).toContain('loading="eager"');
  expect(draw({ picture })).toContain('loading="lazy"');
  expect(draw({ picture })).not.toContain('card-swatches');
});

test('mails on this machine can be followed', () => {
  const mail = {
    id: 'm',
    subject: 'Hello',
    text: 'Please confirm:\n\nhttps://plinth.test/x?a=1 now\n',
    state: 'sent',
    at: 'today',
  };
  const draw = (mails: object[]) =>
    renderToStaticMarkup(<Outbox name="outbox" account={{} as never} email="a@b.c" mails={mails as never} />);
  expect(draw([mail])).toContain('<a href="https://plinth.test/x?a=1">https://plinth.test/x?a=1</a> now');
  expect(countOf(draw([mail]), '<a ')).toBe(1);
  expect(textIn(draw([]))).toContain('There are none yet.');
});

test('passkeys are named, up to so many', () => {
  const key = (id: string, more: object = {}) => ({
    id,
    name: `Key ${id}`,
    isSynced: true,
    added: 'in May',
    used: '',
    ...more,
  });
  const draw = (passkeys: object[], hasRecoveryCodes = true) =>
    renderToStaticMarkup(
      <Passkeys passkeys={passkeys as never} crumb="c" hasRecoveryCodes={hasRecoveryCodes} />,
    );
  expect(textIn(draw([key('a')]))).toContain('Synced between your devices · added in May · never used');
  expect(textIn(draw([key('a', { isSynced: false, used: 'today' })]))).toContain(
    'On one device only · added in May · last used today',
  );
  expect(draw([key('a')])).toContain('add-passkey');
  expect(draw(Array.from({ length: MAX_PASSKEYS }, (_, index) => key(String(index))))).not.toContain(
    'add-passkey',
  );
  expect(textIn(draw([key('a')]))).toContain('use your password and a recovery code');
  expect(draw([key('a')], false)).toContain('href="/forgot"');
  expect(draw([])).not.toContain('part-note');
});

test('a field says what is asked and where its problem will stand', () => {
  const field = (more: object) =>
    renderToStaticMarkup(
      <Field form="f" name="n" label="Name" autoComplete="name" problem="Please." {...more} />,
    );
  expect(field({})).toContain('aria-describedby="f-n-error"');
  expect(field({})).toContain('required=""');
  expect(field({ isOptional: true })).not.toContain('required=""');
  expect(field({ hint: 'As on your card' })).toContain('aria-describedby="f-n-hint f-n-error"');
  expect(renderToStaticMarkup(<Submit label="Go" busy="…" isQuiet />)).toContain('is-quiet');
  expect(renderToStaticMarkup(<Submit label="Go" busy="…" />)).toContain('is-wide');
  expect(
    renderToStaticMarkup(
      <CallForm id="f" action="/x" problem="No.">
        a
      </CallForm>,
    ),
  ).toMatch(/data-answer[^>]*>No\./);
});
