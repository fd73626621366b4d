import { describe, expect, test, vi } from 'vitest';
import { useApp, type TestSite } from '../testing/app.ts';
import { aForm, aKey, CONTACT, GOOD, inboxOf, multipart, solved, submit } from './testing/forms.ts';

const kit = useApp();
const count = async (site: TestSite) => (await inboxOf(kit, site)).entries.length;

describe('the submission key', () => {
  test('stands where both readings look for it', async () => {
    const site = await kit.aSite();
    const answer = await kit.call('POST', '/api/form/FormSubmissionKey', { host: site.host });
    const { key, data } = answer.json() as { key: string; data: { key: string } };
    expect([answer.status, key]).toEqual([200, data.key]);
    expect(key.length).toBeGreaterThan(40);
  });

  test('is good for one submission; the same one again gets the same answer, another one does not', async () => {
    const site = await kit.aSite();
    const formId = await aForm(kit, site);
    const key = await aKey(kit, site);
    const body = { key, formId, form: JSON.stringify(GOOD) };
    const first = await submit(kit, site, body);
    expect([first.status, first.json()]).toEqual([200, { success: true }]);
    expect((await submit(kit, site, body)).json()).toEqual({ success: true });
    const changed = await submit(kit, site, { ...body, form: JSON.stringify({ ...GOOD, message: 'Other' }) });
    expect([changed.status, changed.json().error]).toEqual([
      401,
      'Unable to submit form. Please try again later.',
    ]);
    expect(await count(site)).toBe(1);
  });

  test('of many at the same time with one key one is stored', async () => {
    const site = await kit.aSite();
    const formId = await aForm(kit, site);
    const key = await aKey(kit, site);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => submit(kit, site, { key, formId, form: GOOD })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await count(site)).toBe(1);
  });

  test('missing, made up, changed or from another site it is none', async () => {
    const [site, other] = [await kit.aSite(), await kit.aSite()];
    const formId = await aForm(kit, site);
    const own = await aKey(kit, site);
    const keys = ['', 'x', 7, null, await aKey(kit, other), `${own}x`, own.replace(/^./, 'z'), { $ne: '' }];
    for (const key of keys) {
      const answer = await submit(kit, site, { key: key ?? 'null', formId, form: GOOD });
      expect([key, answer.status]).toEqual([key, 401]);
    }
    expect(await count(site)).toBe(0);
  });

  test('ends after an hour', async () => {
    const site = await kit.aSite();
    const formId = await aForm(kit, site);
    const key = await aKey(kit, site);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 59 * 60_000 });
    try {
      const late = await aKey(kit, site);
      expect((await submit(kit, site, { key, formId, form: GOOD })).status).toBe(200);
      vi.setSystemTime(Date.now() + 61 * 60_000);
      expect((await submit(kit, site, { key: late, formId, form: GOOD })).status).toBe(401);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('what is sent', () => {
  test.each([
    [
      'JSON with the form as text',
      (formId: string, key: string) => ({ key, formId, form: JSON.stringify(GOOD) }),
    ],
    ['JSON with the form as an object', (formId: string, key: string) => ({ key, formId, form: GOOD })],
    [
      'form-encoded',
      (formId: string, key: string) =>
        new URLSearchParams({ key, formId, form: JSON.stringify(GOOD), isOverlayForm: 'false' }).toString(),
    ],
  ])('%s is stored alike', async (_, bodyOf) => {
    const site = await kit.aSite();
    const formId = await aForm(kit, site);
    const body = bodyOf(formId, await aKey(kit, site));
    const answer = await kit.call('POST', '/api/form/SaveFormSubmission', {
      host: site.host,
      body,
      ...(typeof body === 'string' && { headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    });
    expect(answer.json()).toEqual({ success: true });
    const [entry] = (await inboxOf(kit, site)).entries;
    expect(entry).toMatchObject({ from: 'Ada Lovelace', preview: 'ada@example.com · Hello' });
  });

  test('every bad field is told, in both places, and nothing is stored, also where browsers check nothing', async () => {
    const site = await kit.aSite();
    const formId = await aForm(kit, site, { ...CONTACT, advanced: { isValidationOff: true } });
    const form = {
      name: ['Ada', ''],
      email: ['ada@example.com'],
      message: 'more than ten',
      other: 'ignored',
    };
    const answer = await submit(kit, site, { formId, form });
    const errors = {
      name: 'Name is required.',
      email: 'Email is not valid. Email addresses should follow the format user@domain.com.',
      message: 'You have exceeded the character limit.',
    };
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({
      errors,
      data: { errors },
      error: 'One or more fields is invalid, please check your entries.',
    });
    expect(await count(site)).toBe(0);
  });

  test.each(['not json', '[1]', '7', 'null', undefined])(
    'fields that are %j cannot be read',
    async (form) => {
      const site = await kit.aSite();
      const answer = await submit(kit, site, { formId: await aForm(kit, site), form });
      expect([answer.status, answer.json().error]).toEqual([
        400,
        'Could not parse the form fields, please check your entries.',
      ]);
    },
  );

  test('a form nobody knows, of another site, or that leads nowhere is not configured', async () => {
    const [site, other] = [await kit.aSite(), await kit.aSite()];
    const ids = [
      'zzz',
      '__proto__',
      await aForm(kit, other),
      await aForm(kit, site, { name: 'Empty' }),
      await aForm(kit, site, { ...CONTACT, storage: { keep: false } }),
    ];
    for (const formId of ids) {
      const answer = await submit(kit, site, { formId, form: GOOD });
      expect([formId, answer.status, answer.json().error]).toEqual([
        formId,
        404,
        'This form has not been configured yet.',
      ]);
    }
  });

  test('more than a megabyte is too much; ten thousand unknown fields are ignored', async () => {
    const site = await kit.aSite();
    const formId = await aForm(kit, site);
    expect((await submit(kit, site, { formId, form: 'x'.repeat(1024 * 1024) })).status).toBe(413);
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, 'x']));
    expect((await submit(kit, site, { formId, form: { ...many, ...GOOD } })).status).toBe(200);
    const [entry] = (await inboxOf(kit, site)).entries;
    const { summary } = (await kit.call('GET', `/api/inbox/${entry?.id}`, { as: site.owner })).json();
    expect(summary).toHaveLength(3);
  });

  test('the twenty-first within a minute is too many', async () => {
    const site = await kit.aSite();
    const formId = await aForm(kit, site);
    for (let index = 0; index < 20; index += 1)
      expect((await submit(kit, site, { formId, form: GOOD })).status).toBe(200);
    const refused = await submit(kit, site, { formId, form: GOOD });
    expect([refused.status, refused.json().error, Number(refused.headers['retry-after']) > 0]).toEqual([
      429,
      'Unable to submit form. Submission rate limit exceeded. Please try again later.',
      true,
    ]);
    expect(await count(site)).toBe(20);
  });

  test('how many a minute are too many is for the owner to say', async () => {
    const site = await kit.aSite();
    await kit.app.services.content.put({ siteId: site.id, accountId: null }, 'settings', 'forms', {
      submissionsPerMinute: 1,
    });
    const formId = await aForm(kit, site);
    const answers = [await submit(kit, site, { formId, form: GOOD })];
    answers.push(await submit(kit, site, { formId, form: GOOD }));
    expect(answers.map(({ status }) => status)).toEqual([200, 429]);
  });

  test('robots are thanked and put aside', async () => {
    const site = await kit.aSite();
    const formId = await aForm(kit, site, { ...CONTACT, storage: { notify: ['owner@example.com'] } });
    for (const sign of [{ website_confirm: 'http://spam' }, { filledInMs: 12 }])
      expect((await submit(kit, site, { formId, form: GOOD, ...sign })).json()).toEqual({ success: true });
    expect(await count(site)).toBe(0);
    expect((await inboxOf(kit, site, '?show=spam')).entries).toHaveLength(2);
    expect(await kit.app.services.mail.listOf(site.id)).toEqual([]);
  });

  test('a redirect in the request is ignored', async () => {
    const site = await kit.aSite();
    const formId = await aForm(kit, site);
    const answer = await submit(kit, site, { formId, form: GOOD, redirect: 'https://evil.example' });
    expect(answer.json()).toEqual({ success: true });
    expect(answer.headers.location).toBeUndefined();
  });
});

describe('CAPTCHA', () => {
  const guarded = { ...CONTACT, captcha: { isOn: true } };

  test('has to be solved, and is good once', async () => {
    const site = await kit.aSite();
    const formId = await aForm(kit, site, guarded);
    const incomplete = [400, 'Complete CAPTCHA before submitting.'];
    const tries = [undefined, '', 'x', btoa('{}'), { a: 1 }];
    for (const captchaKey of tries) {
      const answer = await submit(kit, site, { formId, form: GOOD, captchaKey });
      expect([answer.status, answer.json().error]).toEqual(incomplete);
    }
    const captchaKey = await solved(kit, site);
    expect((await submit(kit, site, { formId, form: GOOD, captchaKey })).status).toBe(200);
    const again = await submit(kit, site, { formId, form: GOOD, captchaKey });
    expect([again.status, again.json().error]).toEqual(incomplete);
    const rewritten = btoa(` ${atob(captchaKey)} `);
    expect((await submit(kit, site, { formId, form: GOOD, captchaKey: rewritten })).status).toBe(400);
    expect(await count(site)).toBe(1);
  });

  test('of another site is none here', async () => {
    const [site, other] = [await kit.aSite(), await kit.aSite()];
    const formId = await aForm(kit, site, guarded);
    const answer = await submit(kit, site, { formId, form: GOOD, captchaKey: await solved(kit, other) });
    expect(answer.status).toBe(400);
  });
});

describe('what becomes of it', () => {
  test('mails go out with the submission: to the owner, to be answered, and to the visitor', async () => {
    const site = await kit.aSite();
    const formId = await aForm(kit, site, {
      ...CONTACT,
      storage: { notify: ['a@example.com', 'b@example.com'], subject: 'New guest' },
      advanced: { autoresponse: { isOn: true, subject: 'Got it', text: 'We will write.' } },
    });
    const form = { ...GOOD, name: ['<img onerror=x>\r\nBcc: all@example.com', '=cmd()'] };
    await submit(kit, site, { formId, form });
    const mails = await kit.app.services.mail.listOf(site.id);
    expect(new Set(mails.map(({ to, replyTo, subject }) => `${to} ${replyTo} ${subject}`))).toEqual(
      new Set([
        'a@example.com ada@example.com New guest',
        'b@example.com ada@example.com New guest',
        'ada@example.com a@example.com Got it',
      ]),
    );
    expect(mails).toHaveLength(3);
    const note = mails.find(({ to }) => to === 'a@example.com');
    expect(note?.html).toContain('&lt;img onerror=x&gt; Bcc: all@example.com =cmd()');
    expect(note?.html).not.toContain('<img onerror');
    expect(note?.text).toContain('Message:\nHello');
  });

  test('a form whose answers are not kept sends them and shows nothing', async () => {
    const site = await kit.aSite();
    const formId = await aForm(kit, site, {
      ...CONTACT,
      storage: { keep: false, notify: ['a@example.com'] },
    });
    await submit(kit, site, { formId, form: GOOD });
    expect([await count(site), (await kit.app.services.mail.listOf(site.id)).length]).toEqual([0, 1]);
  });
});

describe('without scripts', () => {
  const filled = [
    ['name.First', 'Ada'],
    ['name.Last', 'Lovelace'],
    ['email', 'ada@example.com'],
    ['message', 'a\r\nb'],
  ] as const;

  test('a form is sent and answered with a page; the same again is the same', async () => {
    const site = await kit.aSite();
    const formId = await aForm(kit, site);
    for (let index = 0; index < 2; index += 1) {
      const answer = await kit.call('POST', '/api/form/Post', {
        host: site.host,
        ...multipart([['formId', formId], ...filled]),
      });
      expect([answer.status, answer.headers.location]).toEqual([303, `/api/form/Sent/${formId}`]);
    }
    const page = await kit.call('GET', `/api/form/Sent/${formId}`, { host: site.host });
    expect(page.body).toContain('Thank you!');
    expect(await count(site)).toBe(1);
  });

  test('a form with mistakes comes back with them and with what was typed', async () => {
    const site = await kit.aSite();
    const formId = await aForm(kit, site);
    const answer = await kit.call('POST', '/api/form/Post', {
      host: site.host,
      ...multipart([
        ['formId', formId],
        ['name.First', '<b>Ada'],
        ['email', 'nobody'],
      ]),
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toContain('Name is required.');
    expect(answer.body).toContain('follow the format user@domain.com.');
    expect(answer.body).toContain('value="&lt;b&gt;Ada"');
    expect(await count(site)).toBe(0);
  });

  test('an unknown form is told on a page', async () => {
    const site = await kit.aSite();
    const answer = await kit.call('POST', '/api/form/Post', {
      host: site.host,
      ...multipart([['formId', 'x']]),
    });
    expect([answer.status, answer.body.includes('This form has not been configured yet.')]).toEqual([
      404,
      true,
    ]);
  });
});
