import { expect, test } from 'vitest';
import { ASKED, EVERY_KIND, postedEntries, sampleIn } from '#core/forms/kinds/testing/every-kind.ts';
import { takesFiles } from '#core/forms/kinds/rules.ts';
import { answersOf, summarize } from '#core/forms/summary.ts';
import { fromCsv } from '#core/text/csv.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { aForm, inboxOf, multipart, submit, type Posted } from './testing/forms.ts';

const kit = useApp();
const FILE = { name: 'note.pdf', text: '%PDF-1.7' };
const samples = Object.fromEntries(ASKED.map((field) => [field.id, sampleIn(field)]));

async function upload(site: TestSite, formId: string, fieldId: string): Promise<string> {
  const query = new URLSearchParams({ formId, fieldId, name: FILE.name });
  const answer = await kit.call('POST', `/api/form/Upload?${query}`, {
    host: site.host,
    body: FILE.text,
    headers: { 'content-type': 'application/octet-stream' },
  });
  return answer.json().id as string;
}

async function summaryOf(site: TestSite) {
  const [entry] = (await inboxOf(kit, site)).entries;
  return (await kit.call('GET', `/api/inbox/${entry?.id}`, { as: site.owner })).json().summary;
}

test('every kind is kept alike, sent by a script or posted by a page without one', async () => {
  const [scripted, plain] = [await kit.aSite(), await kit.aSite()];
  const ids = [
    await aForm(kit, scripted, { fields: EVERY_KIND }),
    await aForm(kit, plain, { fields: EVERY_KIND }),
  ] as const;
  const uploaded = await Promise.all(
    ASKED.filter(takesFiles).map(async ({ id }) => [id, [await upload(scripted, ids[0], id)]] as const),
  );
  const sent = await submit(kit, scripted, {
    formId: ids[0],
    form: { ...samples, ...Object.fromEntries(uploaded) },
  });
  expect(sent.json()).toEqual({ success: true });

  const posted: Posted[] = ASKED.flatMap((field): Posted[] =>
    takesFiles(field) ? [[field.id, FILE]] : postedEntries(field, sampleIn(field)),
  );
  const answer = await kit.call('POST', '/api/form/Post', {
    host: plain.host,
    ...multipart([['formId', ids[1]], ...posted]),
  });
  expect([answer.status, answer.headers.location]).toEqual([303, `/api/form/Sent/${ids[1]}`]);

  const expected = summarize(answersOf(ASKED, samples));
  expect(await summaryOf(scripted)).toEqual(expected);
  expect(await summaryOf(plain)).toEqual(expected);

  const csv = await kit.call('GET', '/api/inbox/export/csv', { as: plain.owner });
  const [titles, cells] = fromCsv(csv.body);
  for (const { rawTitle, value } of expected)
    expect([rawTitle, cells?.[titles?.indexOf(rawTitle) ?? -1]?.replace(/^'/, '')]).toEqual([
      rawTitle,
      value,
    ]);
});

test('every kind that is required and empty is told so', async () => {
  const site = await kit.aSite();
  const formId = await aForm(kit, site, { fields: EVERY_KIND });
  const answer = await submit(kit, site, { formId, form: {} });
  const asked = ASKED.filter(({ required }) => required);
  expect(answer.json().errors).toEqual(
    Object.fromEntries(asked.map(({ id, title }) => [id, `${title} is required.`])),
  );
  expect(asked).toHaveLength(ASKED.length - 1);
});
