import type { useApp, Reply } from '../../testing/app.ts';

type Kit = ReturnType<typeof useApp>;

/** The newest mail to an address, and the token in its link. */
export async function newestLetter(kit: Kit, to: string) {
  const [letter] = await kit.app.services.mail.listTo(to);
  return {
    subject: letter?.subject ?? '',
    text: letter?.text ?? '',
    token: /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '',
  };
}

export const cookiesOf = (answer: Reply) => [answer.headers['set-cookie'] ?? []].flat().map(String);

/** `name=value` of a cookie that an answer sets, or nothing. */
export function cookieOf(answer: Reply, name: string): string {
  const line = cookiesOf(answer).find((candidate) => candidate.startsWith(`${name}=`)) ?? '';
  return line.split(';')[0] ?? '';
}
