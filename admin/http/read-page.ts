import { request } from '#browser/http/request.ts';

/** A page of the site as a document that nothing runs in: to take its style sheets and theme from. */
export async function readPage(path: string): Promise<Document> {
  const answer = await request('GET', path);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}
