import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, expect } from './test.ts';

/** The link in the newest mail to an address, to this page of ours, from the folder where mail lies without a mail server. */
export async function linkMailedTo(email: string, page = ''): Promise<string> {
  await expect.poll(() => newestLetter(email)).toMatch(new RegExp(`http\\S+${page}\\?token=`));
  return /https?:\/\/\S+\?token=[\w-]+/.exec(newestLetter(email))?.[0] ?? '';
}

function newestLetter(email: string): string {
  const folder = join(dataFolder(), 'mail');
  // Made with the first letter.
  if (!existsSync(folder)) return '';
  const letters = readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => decode(readFileSync(join(folder, name), 'utf8')))
    .filter((letter) => letter.includes(`To: ${email}`));
  return letters.at(-1) ?? '';
}

/** Quoted-printable, as far as links need it. */
function decode(letter: string): string {
  return letter
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
