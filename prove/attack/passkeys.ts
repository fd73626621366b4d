import * as at from '#contract/addresses/passkeys.ts';
import type { Answer } from '../../bench/client.ts';
import { SUDO_SECONDS } from '../../server/accounts/sessions/sessions.ts';
import { anAuthenticator, type Authenticator, type Flaws } from '../../server/testing/authenticator.ts';
import type { Outcome, World } from './world.ts';

interface Question {
  challenge: string;
}

/** Passkeys that answer twice, for others, from elsewhere, or after they were removed. */
export async function passkeys(world: World): Promise<Outcome> {
  const faults: string[] = [];
  let tried = 0;
  const { domain: host } = world;
  const origin = `http://${host}`;
  const check = (what: string, { status }: Answer, wanted = 401) => {
    tried += 1;
    if (status !== wanted) faults.push(`${what}: ${status} in place of ${wanted}`);
  };
  const post = (path: string, init: Parameters<World['call']>[2]) =>
    world.call('POST', path, { host, ...init });
  const questionIn = ({ body }: Answer) => JSON.parse(body) as Question;

  async function anOwner() {
    const { id } = await world.anAccount([]);
    const as = await world.signIn(id, 'platform');
    await world.client.query(
      `update sessions set sudo_until = now() + $2 * interval '1 second' where account_id = $1`,
      [id, SUDO_SECONDS],
    );
    const authenticator = anAuthenticator({ origin });
    const credential = authenticator.make(questionIn(await post(at.askToAddPasskey.path, { as })));
    check('adding one', await post(at.addPasskey.path, { as, body: { credential } }), 200);
    return { id, as, authenticator };
  }

  async function attempt() {
    const asked = await post(at.askToLogInByPasskey.path, {});
    const cookie = (asked.headers['set-cookie'] ?? [])[0]?.split(';')[0] ?? '';
    return { question: questionIn(asked), cookie };
  }
  const send = (cookie: string, credential: unknown) =>
    post(at.logInByPasskey.path, { headers: { cookie }, body: { credential } });
  async function logIn(authenticator: Authenticator, flaws: Flaws = {}) {
    const { question, cookie } = await attempt();
    return send(cookie, authenticator.answer(question, flaws));
  }

  const [mine, theirs] = [await anOwner(), await anOwner()];
  const { question, cookie } = await attempt();
  const credential = mine.authenticator.answer(question);
  check('from another browser', await send((await attempt()).cookie, credential));
  const both = await Promise.all([send(cookie, credential), send(cookie, credential)]);
  const entered = both.filter(({ status }) => status === 200).length;
  tried += 1;
  if (entered !== 1) faults.push(`one answer sent twice at once: let in ${entered} times`);
  check('a replay', await send(cookie, credential));
  const elsewhere: Record<string, Flaws> = {
    'of a site': { origin: `http://${world.own.host}` },
    'of another domain': { rpId: 'example.com' },
    'of a site as its domain': { rpId: world.own.host.replace(/:\d+$/, '') },
    'without user verification': { isVerified: false },
    'with a counter that goes backwards': { counter: 1 },
    'that names another account': { userHandle: Buffer.from(theirs.id).toString('base64url') },
  };
  for (const [what, flaws] of Object.entries(elsewhere))
    check(`an answer ${what}`, await logIn(mine.authenticator, flaws));
  const who = questionIn(await post(at.askToConfirmByPasskey.path, { as: mine.as }));
  const foreign = { credential: theirs.authenticator.answer(who) };
  check('a foreign passkey for sudo', await post(at.confirmByPasskey.path, { as: mine.as, body: foreign }));
  await world.client.query('delete from passkeys where account_id = $1', [mine.id]);
  check('a removed passkey', await logIn(mine.authenticator));
  check('the other one, which is right', await logIn(theirs.authenticator), 200);
  return { name: 'passkeys', tried, faults };
}
