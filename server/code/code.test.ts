import { expect, test } from 'vitest';
import { ContributorRole } from '#core/enumerations/permissions.ts';
import { useApp, type Session, type TestSite } from '../testing/app.ts';

const kit = useApp();
const { call } = kit;
const SCRIPT = '<script>globalThis.mine = 1</script>';
const SECTION = 'abcdefghijklmnopqrstuvss';
let count = 0;

const bodyWith = (html: string, mode = 'html') => ({
  sections: [
    {
      id: SECTION,
      blocks: [
        {
          id: 'abcdefghijklmnopqrstuvcc',
          type: 'code',
          place: { base: { column: 1, span: 24, row: 1, rows: 1 } },
          values: { html, mode },
        },
      ],
    },
  ],
});

/** A page with a code block, saved as a draft. */
async function aPage(as: Session, html: string, mode?: string) {
  const path = `/code-${(count += 1)}`;
  const body = { title: `Page ${count}`, path, body: bodyWith(html, mode) };
  const saved = await call('POST', '/api/content/documents', { as, body: { kind: 'page', body } });
  expect(saved.status).toBe(200);
  const { id, revision } = saved.json() as { id: string; revision: number };
  return { id, revision, path, body };
}

const publish = (as: Session, id: string) =>
  call('POST', '/api/content/publish', { as, body: { documentIds: [id] } });
const pieces = async (site: TestSite) =>
  (await call('GET', '/api/code', { as: site.owner })).json().pieces as {
    hash: string;
    documentId: string;
    state: string;
    writtenBy: string;
    approvedBy: string | null;
  }[];
const approve = async (site: TestSite, as = site.owner) =>
  call('POST', '/api/code/approve', { as, body: { hash: (await pieces(site))[0]?.hash } });
const mails = async (site: TestSite) =>
  ((await call('GET', '/api/inbox/mails', { as: site.owner })).json().mails as { subject: string }[]).filter(
    ({ subject }) => subject === 'Code waits for your approval',
  );

test('code of an editor waits, runs nowhere, and is published once an admin has approved it', async () => {
  const site = await kit.aSite();
  const editor = await kit.aMember(site, [ContributorRole.editor]);
  const page = await aPage(editor, SCRIPT);

  const refused = await publish(editor, page.id);
  expect([refused.status, refused.json().errorKey]).toEqual([403, 'codeWaits']);
  expect(refused.json().error).toContain(page.body.title);
  expect((await call('GET', page.path, { host: site.host })).status).toBe(404);
  const draft = await call('GET', `${page.path}?draft=view`, { as: editor });
  expect(draft.body).not.toContain('globalThis.mine');
  expect(draft.body).toContain('Runs on the published page');
  const checks = (await call('GET', '/api/content/checks', { as: editor })).json().findings as {
    check: string;
  }[];
  expect(checks.map(({ check }) => check)).toContain('codeWaits');

  expect(await pieces(site)).toMatchObject([
    { documentId: page.id, state: 'waiting', writtenBy: 'Ada', approvedBy: null },
  ]);
  expect((await mails(site)).length).toBe(1);
  await publish(editor, page.id);
  expect((await mails(site)).length).toBe(1);
  expect((await approve(site, editor)).status).toBe(403);

  expect((await approve(site)).status).toBe(200);
  expect(await pieces(site)).toMatchObject([{ state: 'approved', approvedBy: 'Ada' }]);
  expect((await publish(editor, page.id)).status).toBe(200);
  expect((await call('GET', page.path, { host: site.host })).body).toContain(SCRIPT);
  expect(await pieces(site)).toMatchObject([{ state: 'live' }]);
  const log = JSON.stringify((await call('GET', '/api/activity', { as: site.owner })).json());
  expect(log).toContain('code.ask');
  expect(log).toContain('code.approve');
});

test('what was approved once is free to move; what was changed waits again', async () => {
  const site = await kit.aSite();
  const editor = await kit.aMember(site, [ContributorRole.editor]);
  const first = await aPage(site.owner, SCRIPT);
  expect((await publish(site.owner, first.id)).status).toBe(200);
  const copy = await aPage(editor, SCRIPT);
  expect((await publish(editor, copy.id)).status).toBe(200);
  const other = await aPage(editor, SCRIPT.replace('1', '2'));
  expect((await publish(editor, other.id)).status).toBe(403);

  // Nothing of a publish that holds such code is carried out.
  const plain = await aPage(editor, 'Just words');
  const all = await call('POST', '/api/content/publish', { as: editor, body: {} });
  expect([all.status, all.json().errorKey]).toEqual([403, 'codeWaits']);
  expect((await call('GET', plain.path, { host: site.host })).status).toBe(404);
  expect((await publish(editor, plain.id)).status).toBe(200);
});

test('source that is shown and not run needs nobody', async () => {
  const site = await kit.aSite();
  const editor = await kit.aMember(site, [ContributorRole.editor]);
  const shown = await aPage(editor, SCRIPT, 'show');
  expect((await publish(editor, shown.id)).status).toBe(200);
});

test('a publish by an editor that was planned is refused at its time, and a restored page like a new one', async () => {
  const site = await kit.aSite();
  const editor = await kit.aMember(site, [ContributorRole.editor]);
  const page = await aPage(editor, SCRIPT);
  const planned = await call('POST', '/api/content/schedules', {
    as: editor,
    body: { at: new Date(Date.now() + 60_000).toISOString(), documentIds: [page.id] },
  });
  await kit.app.services.publishing.publishScheduled(site.id, String(planned.json().id));
  const { schedules } = (await call('GET', '/api/content/schedules', { as: editor })).json() as {
    schedules: { state: string; outcome: string }[];
  };
  expect(schedules).toMatchObject([{ state: 'failed' }]);
  expect(schedules[0]?.outcome).toContain('approved by an admin');
});

test('what is not there cannot be approved', async () => {
  const site = await kit.aSite();
  const hash = 'a'.repeat(43);
  expect((await call('POST', '/api/code/approve', { as: site.owner, body: { hash } })).status).toBe(404);
  expect((await call('POST', '/api/code/approve', { as: site.owner, body: { hash: 'x' } })).status).toBe(400);
});
