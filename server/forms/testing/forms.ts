import { solveChallenge } from 'altcha-lib/v1';
import type { useApp, TestSite } from '../../testing/app.ts';

type Kit = ReturnType<typeof useApp>;

export const CONTACT = {
  name: 'Contact',
  fields: [
    { id: 'name', type: 'name', title: 'Name', required: true },
    { id: 'email', type: 'email', title: 'Email', required: true },
    { id: 'message', type: 'textarea', title: 'Message', maxLength: 10 },
  ],
};

export const GOOD = { name: ['Ada', 'Lovelace'], email: 'ada@example.com', message: 'Hello' };

/** A form that is live on the site. */
export async function aForm(kit: Kit, site: TestSite, body: object = CONTACT): Promise<string> {
  const made = await kit.call('POST', '/api/forms', { as: site.owner, body: { body } });
  const published = await kit.call('POST', '/api/content/publish', { as: site.owner, body: {} });
  if (published.status !== 200) throw new Error(made.body + published.body);
  return made.json().formId as string;
}

export async function aKey(kit: Kit, site: TestSite): Promise<string> {
  return (await kit.call('POST', '/api/form/FormSubmissionKey', { host: site.host })).json().key as string;
}

export async function submit(kit: Kit, site: TestSite, body: Record<string, unknown>) {
  const key = body.key ?? (await aKey(kit, site));
  return kit.call('POST', '/api/form/SaveFormSubmission', { host: site.host, body: { key, ...body } });
}

export async function inboxOf(kit: Kit, site: TestSite, query = '') {
  const answer = await kit.call('GET', `/api/inbox${query}`, { as: site.owner });
  return answer.json() as unknown as {
    entries: { id: string; from: string; preview: string }[];
    unread: number;
  };
}

/** What a browser does with the built-in CAPTCHA. */
export async function solved(kit: Kit, site: TestSite): Promise<string> {
  const asked = (await kit.call('GET', '/api/form/Challenge', { host: site.host })).json() as Record<
    'algorithm' | 'challenge' | 'salt' | 'signature',
    string
  > & { maxnumber: number };
  const { algorithm, challenge, salt, signature, maxnumber } = asked;
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  return btoa(JSON.stringify({ algorithm, challenge, number: solution?.number, salt, signature }));
}

/** A field of a post without scripts: its name, and text or a file. */
export type Posted = readonly [name: string, value: string | { name: string; text: string }];

/** What a browser sends for a form without scripts. */
export function multipart(fields: readonly Posted[]) {
  const boundary = 'xxBOUNDARYxx';
  const parts = fields.map(([name, value]) => {
    const file = typeof value === 'string' ? '' : `; filename="${value.name}"`;
    const text = typeof value === 'string' ? value : value.text;
    return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${text}\r\n`;
  });
  return {
    body: `${parts.join('')}--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
