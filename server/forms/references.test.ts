import { describe, expect, test } from 'vitest';
import type { OwnerProduct } from '#contract/shop/products.ts';
import { aProduct } from '../testing/a-product.ts';
import { useApp, type TestSite } from '../testing/app.ts';
import { aForm, GOOD, inboxOf, submit } from './testing/forms.ts';

const kit = useApp();
const NO_FORM = 'This form does not exist. Choose another.';
const NO_LIST = 'This mailing list does not exist. Choose another.';

const post = (site: TestSite, path: string, body: object) => kit.call('POST', path, { as: site.owner, body });
const put = (site: TestSite, path: string, body: object) => kit.call('PUT', path, { as: site.owner, body });
const aList = async (site: TestSite) =>
  (await post(site, '/api/newsletter/lists', { name: 'News', isDoubleOptIn: false })).json().id as string;
const deleteList = (site: TestSite, id: string) =>
  kit.call('DELETE', `/api/newsletter/lists/${id}`, { as: site.owner });

describe('the form of a product', () => {
  const create = (site: TestSite, formId: string) =>
    post(site, '/api/commerce/products', aProduct({ formId }));

  test('has to be one of this site', async () => {
    const [site, other] = [await kit.aSite(), await kit.aSite()];
    for (const formId of ['nowhere', await aForm(kit, other), await aList(site)]) {
      const refused = await create(site, formId);
      expect([refused.status, refused.json().error, refused.json().errors]).toEqual([
        400,
        NO_FORM,
        { formId: NO_FORM },
      ]);
    }
    expect((await create(site, await aForm(kit, site))).status).toBe(200);
  });

  test('may be gone by the time the product is changed, and is not chosen anew', async () => {
    const site = await kit.aSite();
    const formId = await aForm(kit, site);
    const { id, updatedAt, ...product } = (await create(site, formId)).json() as unknown as OwnerProduct;
    const forms = (await kit.call('GET', '/api/content/documents', { as: site.owner })).json().documents as {
      id: string;
      kind: string;
      revision: number;
    }[];
    const form = forms.find(({ kind }) => kind === 'form');
    await kit.call('DELETE', `/api/content/documents/${form?.id}`, {
      as: site.owner,
      body: { base: form?.revision },
    });
    const path = `/api/commerce/products/${id}`;
    const kept = await put(site, path, { ...product, title: 'Renamed', base: updatedAt });
    expect([kept.status, kept.json().formId]).toEqual([200, formId]);
    expect((await create(site, formId)).json().error).toBe(NO_FORM);
  });
});

describe('the list of a letter', () => {
  const words = { subject: 'Hi', text: 'There', actionLabel: '', actionUrl: '', replyTo: '' };
  const letters = '/api/newsletter/letters';

  test('has to be one of this site, or still open', async () => {
    const [site, other] = [await kit.aSite(), await kit.aSite()];
    for (const listId of ['nowhere', await aList(other), await aForm(kit, site)]) {
      const refused = await post(site, letters, { ...words, listId });
      expect([refused.status, refused.json().error]).toEqual([400, NO_LIST]);
    }
    const open = await post(site, letters, { ...words, listId: '' });
    expect(open.status).toBe(200);
    const changed = await put(site, `${letters}/${String(open.json().id)}`, { ...words, listId: 'nowhere' });
    expect([changed.status, changed.json().errors]).toEqual([400, { listId: NO_LIST }]);
  });

  test('may be gone by the time the letter is changed', async () => {
    const site = await kit.aSite();
    const listId = await aList(site);
    const { id } = (await post(site, letters, { ...words, listId })).json();
    await deleteList(site, listId);
    expect((await put(site, `${letters}/${String(id)}`, { ...words, text: 'Else', listId })).status).toBe(
      200,
    );
  });
});

test('a submission is assigned to somebody who works on the site', async () => {
  const [site, other] = [await kit.aSite(), await kit.aSite()];
  const formId = await aForm(kit, site);
  await submit(kit, site, { formId, form: GOOD });
  const ids = (await inboxOf(kit, site)).entries.map(({ id }) => id);
  const stranger = (await kit.call('GET', '/api/forms/options', { as: other.owner })).json().contributors as {
    id: string;
  }[];
  const refused = await put(site, '/api/inbox', { ids, assignedTo: stranger[0]?.id });
  expect([refused.status, refused.json().error]).toEqual([400, 'This person does not work on the site.']);
  const own = (await kit.call('GET', '/api/forms/options', { as: site.owner })).json().contributors as {
    id: string;
  }[];
  expect((await put(site, '/api/inbox', { ids, assignedTo: own[0]?.id })).json()).toEqual({ changed: 1 });
  expect((await put(site, '/api/inbox', { ids, assignedTo: null })).json()).toEqual({ changed: 1 });
});
