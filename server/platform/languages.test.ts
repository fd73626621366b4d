import { describe, expect, test } from 'vitest';
import { useApp } from '../testing/app.ts';

const kit = useApp();
const GERMAN = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' };
const titleOf = (body: string) => /<title>(.*?)<\/title>/.exec(body)?.[1];

describe('pages of the app domain', () => {
  test.each([
    ['/', 200, 'Plinth – Websites bauen und behalten', 'Plinth — build a website and keep it'],
    ['/login', 200, 'Anmelden – Plinth', 'Log in — Plinth'],
    ['/login/code', 200, 'Noch ein Schritt – Plinth', 'One more step — Plinth'],
    ['/signup', 200, 'Registrieren – Plinth', 'Sign up — Plinth'],
    ['/signup/sent', 200, 'Prüfen Sie Ihr Postfach – Plinth', 'Look into your mail — Plinth'],
    ['/forgot', 200, 'Neues Passwort – Plinth', 'New password — Plinth'],
    ['/reset?token=t', 200, 'Neues Passwort – Plinth', 'New password — Plinth'],
    ['/invitation?token=t', 200, 'Einladung – Plinth', 'Invitation — Plinth'],
    ['/nothing', 404, 'Seite nicht gefunden – Plinth', 'Page not found — Plinth'],
  ])('%s is in the language the browser asks for', async (path, status, german, english) => {
    const asked = await kit.call('GET', path, { headers: GERMAN });
    expect([asked.status, titleOf(asked.body)]).toEqual([status, german]);
    expect(asked.body).toContain('<html lang="de">');
    for (const headers of [{}, { 'accept-language': 'fr,en;q=0.5' }]) {
      const page = await kit.call('GET', path, { headers });
      expect([page.status, titleOf(page.body)]).toEqual([status, english]);
      expect(page.body).toContain('<html lang="en">');
      expect(page.body).not.toContain('id="answers"');
    }
  });

  test('say what went wrong in that language, and bring what else forms can be answered', async () => {
    const { body } = await kit.call('GET', '/login?problem=wrongCredentials', { headers: GERMAN });
    expect(body).toMatch(/data-answer="true">E-Mail oder Passwort stimmen nicht\./);
    expect(body).toContain('data-problem="Bitte geben Sie Ihr Passwort ein"');
    const [, answers = ''] = /<script type="application\/json" id="answers">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(answers)).toMatchObject({
      'The login took too long. Start again.': 'Die Anmeldung hat zu lange gedauert. Bitte beginnen Sie neu.',
    });
    const english = await kit.call('GET', '/login?problem=wrongCredentials');
    expect(english.body).toMatch(/data-answer="true">The email or password is incorrect\./);
  });

  test('are in the language that was chosen in the browser, and stay where it was chosen', async () => {
    const page = await kit.call('GET', '/signup?to=%2Fnew');
    expect(page.body).toContain('href="/signup?to=%2Fnew&amp;language=de"');
    const chosen = await kit.call('GET', '/signup?to=%2Fnew&language=de');
    expect([chosen.status, chosen.headers.location]).toEqual([302, '/signup?to=%2Fnew']);
    const [cookie = ''] = String(chosen.headers['set-cookie']).split(';');
    expect(titleOf((await kit.call('GET', '/signup', { headers: { cookie } })).body)).toBe(
      'Registrieren – Plinth',
    );
    for (const language of ['xx', '', 'constructor'])
      expect((await kit.call('GET', `/signup?language=${language}`)).status).toBe(200);
    const headers = { ...GERMAN, cookie: 'plinth_language=xx' };
    expect(titleOf((await kit.call('GET', '/login', { headers })).body)).toBe('Anmelden – Plinth');
  });

  test('are in the language of the account, which is not chosen here', async () => {
    const as = await kit.signInOnPlatform((await kit.anAccount()).id);
    const look = async (headers = {}) => (await kit.call('GET', '/account', { as, headers })).body;
    expect(await look()).toContain('<h1>Your account</h1>');
    expect(await look(GERMAN)).toContain('<h1>Ihr Konto</h1>');
    await kit.call('POST', '/api/account/language', { as, body: { language: 'en' } });
    const chosen = await look(GERMAN);
    expect(chosen).toContain('<h1>Your account</h1>');
    expect(chosen).not.toContain('language=de');
  });
});

test('a host without a site says so in the language the browser asks for', async () => {
  const look = (headers = {}) => kit.call('GET', '/', { host: 'nobody.example', headers });
  expect((await look(GERMAN)).body).toContain('<h1>Hier gibt es keine Website</h1>');
  expect((await look()).body).toContain(
    '<html lang="en"><title>Not found</title><h1>There is no site here</h1>',
  );
});
