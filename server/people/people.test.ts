import { describe, expect, test } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { crumbFor } from '../accounts/service.ts';
import { newestLetter } from '../accounts/testing/letters.ts';
import { newId } from '../ids.ts';
import { useApp, type Session, type TestSite } from '../testing/app.ts';

const kit = useApp({ proxies: 1 });
const { call } = kit;
const { admin, editor, viewer, billing } = ContributorRole;
const newEmail = () => `${newId()}@example.com`;

// Each from an address of its own, which the limit of calls for each address does not count together.
let address = 0;
const invite = (site: TestSite, body: Record<string, unknown>, as: Session = site.owner) =>
  call('POST', '/api/people/invitations', {
    as,
    body,
    headers: { 'x-forwarded-for': `10.0.0.${(address += 1)}` },
  });
const list = async (site: TestSite) =>
  (await call('GET', '/api/people', { as: site.owner })).json() as {
    people: { id: string; email: string; roles: number[]; isOwner: boolean }[];
    invitations: { id: string; email: string; isExpired: boolean }[];
  };

/** Somebody invited, with the account of that email signed in on the app domain. */
async function anInvitation(roles: number[] = [editor]) {
  const site = await kit.aSite();
  const { id, email } = await kit.anAccount();
  const answer = await invite(site, { email, roles });
  expect(answer.status).toBe(200);
  const { token } = await newestLetter(kit, email);
  const as = await kit.signInOnPlatform(id);
  return { site, email, accountId: id, token, as, id: String(answer.json().id) };
}
const accept = (as: Session, token: string) =>
  call('POST', '/api/invitations/accept', { as, body: { token } });
const statusesOf = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);
const outcome = (answer: { status: number; json: () => Record<string, unknown> }) => [
  answer.status,
  answer.json().errorKey,
];

describe('inviting', () => {
  test('sends a mail with a link; accepting it gives the roles', async () => {
    const { site, email, accountId, token, as } = await anInvitation([editor, billing]);
    const letter = await newestLetter(kit, email);
    expect(letter.subject).toContain('Ada invites you to work on');
    expect(letter.text).toContain('as Editor and Billing.');
    const answer = await accept(as, token);
    expect(answer.json().redirect).toBe(
      `/api/auth/Open?site=${site.host.split('.')[0]}&to=${encodeURIComponent('/config/')}`,
    );
    const { people, invitations } = await list(site);
    expect(people.find(({ id }) => id === accountId)).toMatchObject({ roles: [editor, billing], email });
    expect(invitations).toEqual([]);
  });

  test('is in the language of whoever is invited, else in that of whoever invites', async () => {
    const site = await kit.aSite();
    const speak = (as: Session, language: string) =>
      call('POST', '/api/account/language', { as, body: { language } });
    expect((await speak(site.owner, 'de')).status).toBeLessThan(300);
    const stranger = newEmail();
    await invite(site, { email: stranger, roles: [editor] });
    expect((await newestLetter(kit, stranger)).subject).toContain('lädt Sie ein');
    const english = await kit.anAccount();
    await speak(await kit.signInOnPlatform(english.id), 'en');
    await invite(site, { email: english.email, roles: [editor] });
    expect((await newestLetter(kit, english.email)).subject).toContain('invites you');
  });

  test('whoever only looks at the site is led to the site', async () => {
    const { token, as } = await anInvitation([viewer]);
    expect((await accept(as, token)).json().redirect).toMatch(/to=%2F$/);
  });

  test.each<[string, Record<string, unknown>, unknown[], string]>([
    ['no email', { roles: [editor] }, [400, 'invalid'], 'email'],
    ['a word for an email', { email: 'ada', roles: [editor] }, [400, 'invalid'], 'email'],
    ['two emails', { email: 'a@b.co, c@d.co', roles: [editor] }, [400, 'invalid'], 'email'],
    ['a name around it', { email: 'Ada <a@b.co>', roles: [editor] }, [400, 'invalid'], 'email'],
    ['an end of line in it', { email: 'a@b.co\nbcc: c@d.co', roles: [editor] }, [400, 'invalid'], 'email'],
    ['an email too long', { email: `${'a'.repeat(250)}@b.co`, roles: [editor] }, [400, 'invalid'], 'email'],
    ['an email far too long', { email: 'a'.repeat(9000), roles: [editor] }, [400, 'invalid'], 'email'],
    ['no role', { email: 'a@b.co', roles: [] }, [400, 'invalid'], 'roles'],
    ['an unknown role', { email: 'a@b.co', roles: [editor, 5] }, [400, 'unknownRole'], 'roles'],
    ['a role of another kind', { email: 'a@b.co', roles: ['admin'] }, [400, 'invalid'], 'roles.0'],
    [
      'a message too long',
      { email: 'a@b.co', roles: [4], message: 'x'.repeat(1001) },
      [400, 'invalid'],
      'message',
    ],
    ['more than is asked', { email: 'a@b.co', roles: [4], isOwner: true }, [400, 'invalid'], ''],
  ])('with %s is refused and sends nothing', async (_, body, expected, field) => {
    const site = await kit.aSite();
    const answer = await invite(site, body);
    expect(outcome(answer)).toEqual(expected);
    expect(Object.keys(answer.json().errors as object)).toContain(field);
    expect((await list(site)).invitations).toEqual([]);
  });

  test('somebody who works on the site, or is invited already, is refused', async () => {
    const { site, email, token, as } = await anInvitation();
    expect(outcome(await invite(site, { email: ` ${email.toUpperCase()}`, roles: [editor] }))).toEqual([
      409,
      'alreadyInvited',
    ]);
    await accept(as, token);
    expect(outcome(await invite(site, { email, roles: [editor] }))).toEqual([409, 'alreadyMember']);
  });

  test('at the same moment makes one invitation', async () => {
    const site = await kit.aSite();
    const email = newEmail();
    const answers = await Promise.all([1, 2, 3].map(() => invite(site, { email, roles: [editor] })));
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
  });

  test('one mailbox over and over is slowed', async () => {
    const { site, id } = await anInvitation();
    const resend = () => call('POST', `/api/people/invitations/${id}/resend`, { as: site.owner });
    const statuses = [];
    for (let round = 0; round < 6; round += 1) statuses.push((await resend()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });
});

describe('a link', () => {
  test('works once', async () => {
    const { as, token } = await anInvitation();
    expect((await accept(as, token)).status).toBe(200);
    expect(outcome(await accept(as, token))).toEqual([410, 'invitationUsed']);
  });

  test('asked twice at once makes one contributor', async () => {
    const { as, token } = await anInvitation();
    const answers = await Promise.all([accept(as, token), accept(as, token)]);
    expect(statusesOf(answers)).toEqual([200, 410]);
  });

  test('is for one email', async () => {
    const { site, token } = await anInvitation();
    const stranger = await kit.signInOnPlatform((await kit.anAccount()).id);
    expect(outcome(await accept(stranger, token))).toEqual([403, 'invitationForOther']);
    expect((await list(site)).people).toHaveLength(1);
  });

  test('is dead after seven days, until it is sent again', async () => {
    const { site, email, as, token, id } = await anInvitation();
    await kit.db.site(site.id, (tx) =>
      tx.$client.query("update invitations set expires_at = now() - interval '1 second'"),
    );
    expect(outcome(await accept(as, token))).toEqual([410, 'invitationExpired']);
    expect((await list(site)).invitations).toMatchObject([{ id, isExpired: true }]);
    await call('POST', `/api/people/invitations/${id}/resend`, { as: site.owner });
    expect(outcome(await accept(as, token))).toEqual([404, 'invitationUnknown']);
    expect((await accept(as, (await newestLetter(kit, email)).token)).status).toBe(200);
  });

  test('is dead once it is taken back', async () => {
    const { site, as, token, id } = await anInvitation();
    const revoke = () => call('DELETE', `/api/people/invitations/${id}`, { as: site.owner });
    expect((await revoke()).status).toBe(200);
    expect(outcome(await accept(as, token))).toEqual([410, 'invitationRevoked']);
    expect(outcome(await revoke())).toEqual([410, 'invitationRevoked']);
    const resent = await call('POST', `/api/people/invitations/${id}/resend`, { as: site.owner });
    expect(outcome(resent)).toEqual([410, 'invitationRevoked']);
  });

  test.each(['', 'x', 'x'.repeat(200), '../../etc', `${'a'.repeat(24)}${'b'.repeat(43)}`])(
    '%.30j is no invitation',
    async (token) => {
      const as = await kit.signInOnPlatform((await kit.anAccount()).id);
      expect(outcome(await accept(as, token))).toEqual([404, 'invitationUnknown']);
    },
  );

  test('of one site opens no other', async () => {
    const { as, token } = await anInvitation();
    const other = await kit.aSite();
    expect(outcome(await accept(as, other.id + token.slice(24)))).toEqual([404, 'invitationUnknown']);
  });

  test('of a deleted site opens nothing', async () => {
    const { site, as, token } = await anInvitation();
    await kit.app.services.mySites.remove(site.ownerId, site.id);
    expect(outcome(await accept(as, token))).toEqual([404, 'invitationUnknown']);
  });
});

describe('the page of a link', () => {
  const page = (token: string, as?: Session) =>
    call('GET', `/invitation?token=${token}`, as ? { as } : {}).then(({ body }) => body);

  test('asks to log in or sign up and comes back', async () => {
    const { token, email } = await anInvitation();
    const html = await page(token);
    const to = encodeURIComponent(`/invitation?token=${token}`);
    expect(html).toContain(`href="/signup?to=${to}"`);
    expect(html).toContain(`href="/login?to=${to}"`);
    expect(html).toContain(email);
    expect(html).toContain('Writes, designs and publishes pages');
  });

  test('fills in the email on the way, as long as it opens something', async () => {
    const { token, email, as } = await anInvitation();
    const to = encodeURIComponent(`/invitation?token=${token}`);
    const field = `value="${email}"`;
    for (const path of ['/signup', '/login'])
      expect((await call('GET', `${path}?to=${to}`)).body).toContain(field);
    await accept(as, token);
    for (const wanted of [
      to,
      encodeURIComponent('/invitation?token=x'),
      encodeURIComponent('//evil/invitation'),
    ])
      expect((await call('GET', `/signup?to=${wanted}`)).body).not.toContain(email);
  });

  test('lets the invited accept', async () => {
    const { token, as } = await anInvitation();
    expect(await page(token, as)).toContain('action="/api/invitations/accept?crumb=');
  });

  test('tells somebody else so, and lets them switch', async () => {
    const { token, email } = await anInvitation();
    const stranger = await kit.anAccount();
    const html = await page(token, await kit.signInOnPlatform(stranger.id));
    expect(html).toContain(email);
    expect(html).toContain(stranger.email);
    expect(html).toContain('action="/api/auth/Logout?to=%2Flogin%3Fto%3D');
    expect(html).not.toContain('/api/invitations/accept');
  });

  test('says what became of a link that opens nothing', async () => {
    const { token, as } = await anInvitation();
    await accept(as, token);
    expect(await page(token, as)).toContain('This invitation was already accepted.');
    expect(await page('x')).toContain('There is no such invitation.');
    expect((await call('GET', '/invitation')).status).toBe(200);
  });
});

async function aMember(site: TestSite, roles: ContributorRole[]) {
  const { id, email } = await kit.anAccount();
  await kit.app.services.accounts.addMember(site.id, id, roles, false);
  const signIn = async () => {
    const token = await kit.app.services.accounts.sessions.start(id, { host: site.host, device: '' });
    return { host: site.host, token, crumb: crumbFor(token, site.id) };
  };
  return { id, email, session: await signIn(), signIn };
}

describe('a contributor', () => {
  const documents = (as: Session) => call('GET', '/api/content/documents', { as });

  test('with another role may do other things with the next request', async () => {
    const site = await kit.aSite();
    const { id, session } = await aMember(site, [editor]);
    expect((await documents(session)).status).toBe(200);
    const changed = await call('PUT', `/api/people/${id}/roles`, {
      as: site.owner,
      body: { roles: [billing] },
    });
    expect([changed.status, changed.json().roles]).toEqual([200, [billing]]);
    expect((await documents(session)).status).toBe(403);
  });

  test('removed is logged out of the site at once and stays in elsewhere', async () => {
    const site = await kit.aSite();
    const { id, session } = await aMember(site, [admin]);
    const platform = await kit.signInOnPlatform(id);
    expect((await call('DELETE', `/api/people/${id}`, { as: site.owner })).status).toBe(200);
    expect((await documents(session)).status).toBe(401);
    expect((await call('GET', '/api/auth/Account', { as: platform })).status).toBe(200);
    const open = await call('GET', `/api/auth/Open?site=${site.host.split('.')[0]}`, { as: platform });
    expect(String(open.headers.location)).toMatch(/^\/no-access\?/);
    expect(outcome(await call('DELETE', `/api/people/${id}`, { as: site.owner }))).toEqual([404, 'notFound']);
  });

  test('leaves of their own accord, by the admin or by the list of their sites', async () => {
    const site = await kit.aSite();
    const [one, two] = [await aMember(site, [admin]), await aMember(site, [viewer])];
    expect((await call('DELETE', `/api/people/${one.id}`, { as: one.session })).status).toBe(200);
    const left = await call('POST', `/api/sites/${site.id}/leave`, {
      as: await kit.signInOnPlatform(two.id),
    });
    expect(left.json()).toEqual({ redirect: '/?done=left' });
    expect((await list(site)).people).toHaveLength(1);
  });

  test.each([[[]], [[99]], [['x']]])('gets no roles like %j', async (roles) => {
    const site = await kit.aSite();
    const { id } = await aMember(site, [editor]);
    const answer = await call('PUT', `/api/people/${id}/roles`, { as: site.owner, body: { roles } });
    expect(answer.status).toBe(400);
    expect((await list(site)).people.find((person) => person.id === id)?.roles).toEqual([editor]);
  });
});

describe('the owner', () => {
  test('cannot be removed, demoted or leave', async () => {
    const site = await kit.aSite();
    const other = await aMember(site, [admin]);
    for (const as of [site.owner, other.session]) {
      const removed = await call('DELETE', `/api/people/${site.ownerId}`, { as });
      expect(outcome(removed)).toEqual([409, 'ownerStays']);
      const demoted = await call('PUT', `/api/people/${site.ownerId}/roles`, { as, body: { roles: [4] } });
      expect(outcome(demoted)).toEqual([409, 'ownerStays']);
    }
    const as = await kit.signInOnPlatform(site.ownerId);
    expect(outcome(await call('POST', `/api/sites/${site.id}/leave`, { as }))).toEqual([409, 'ownerStays']);
    expect((await list(site)).people).toHaveLength(2);
  });

  const transfer = (as: Session, id: string) => call('POST', `/api/people/${id}/owner`, { as });

  test('hands the site over to an admin, and both hear of it', async () => {
    const site = await kit.aSite();
    const [heir, clerk] = [await aMember(site, [admin]), await aMember(site, [editor])];
    expect(outcome(await transfer(heir.session, heir.id))).toEqual([403, 'ownerOnly']);
    expect(outcome(await transfer(site.owner, clerk.id))).toEqual([409, 'notAnAdmin']);
    expect(outcome(await transfer(site.owner, site.ownerId))).toEqual([409, 'alreadyOwner']);
    expect(outcome(await transfer(site.owner, newId()))).toEqual([404, 'notFound']);
    expect((await transfer(site.owner, heir.id)).status).toBe(200);
    const owners = (await list(site)).people.filter(({ isOwner }) => isOwner);
    expect(owners.map(({ id }) => id)).toEqual([heir.id]);
    expect((await newestLetter(kit, heir.email)).subject).toContain('has a new owner');
    expect(outcome(await transfer(site.owner, heir.id))).toEqual([403, 'ownerOnly']);
    const removed = await call('DELETE', `/api/people/${site.ownerId}`, { as: heir.session });
    expect(removed.status).toBe(200);
  });

  test('is one, also when two are made at once', async () => {
    const site = await kit.aSite();
    const heirs = [await aMember(site, [admin]), await aMember(site, [admin])];
    const answers = await Promise.all(heirs.map(({ id }) => transfer(site.owner, id)));
    expect(statusesOf(answers)).toEqual([200, 403]);
    expect((await list(site)).people.filter(({ isOwner }) => isOwner)).toHaveLength(1);
  });
});

test('whoever may enter the admin learns whom to ask, and no more', async () => {
  const site = await kit.aSite();
  const as = await kit.aMember(site, [editor]);
  expect((await call('GET', '/api/people/admins', { as })).json()).toEqual({
    admins: [{ name: 'Ada', isOwner: true }],
  });
  expect((await call('GET', '/api/people', { as })).status).toBe(403);
});

test('what is done about people is in the log', async () => {
  const { site, accountId, as, token } = await anInvitation();
  await accept(as, token);
  await call('DELETE', `/api/people/${accountId}`, { as: site.owner });
  const { rows } = await kit.db.site(site.id, (tx) =>
    tx.$client.query("select action from audit_entries where action like 'people.%' order by id"),
  );
  expect(rows).toEqual([
    { action: 'people.invite' },
    { action: 'people.accept' },
    { action: 'people.remove' },
  ]);
});
