import type { Page } from '@playwright/test';

const ID = 'abcdefghijklmnopqrstuv';

/** From an open admin: a call the way the admin makes it. */
export async function callAsOwner<T>(page: Page, path: string, body?: object, method = 'POST'): Promise<T> {
  return page.evaluate(
    async ({ url, json, how }) => {
      const key = document.querySelector<HTMLMetaElement>('meta[name="admin-key"]')?.content ?? '';
      const crumb = /crumb=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch(`${url}${url.includes('?') ? '&' : '?'}crumb=${crumb}`, {
        method: how,
        headers: { 'content-type': 'application/json', 'x-admin-key': key },
        ...(json && { body: JSON.stringify(json) }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()) as T;
    },
    { url: path, json: body, how: method },
  );
}

/** A page with a heading and a form on it, live once the site is published. */
export async function addFormPage(page: Page, formId: string, path: string): Promise<void> {
  const place = (row: number) => ({ base: { column: 1, span: 24, row, rows: 1 } });
  const blocks = [
    { id: `${ID}hh`, type: 'heading', place: place(1), values: { text: 'A form', level: 1 } },
    { id: `${ID}ff`, type: 'form', place: place(2), values: { formId } },
  ];
  await addDraft(page, { title: 'A form', path, body: { sections: [{ id: `${ID}ss`, blocks }] } });
}

/** A page that visitors do not see before it is published. */
export async function addDraft(
  page: Page,
  body: { title: string; path: string; body?: object },
): Promise<void> {
  await callAsOwner(page, '/api/content/documents', { kind: 'page', body });
}
