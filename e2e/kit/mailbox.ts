import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, expect } from './test.ts';

/** The newest link to this page of ours that was mailed to an address, from the folder where mail lies without a mail server. */
export async function linkMailedTo(email: string, page = ''): Promise<string> {
  return mailedTo(email, new RegExp(`https?://\\S+${page}\\?token=[\\w-]+`));
}

/** What in the newest mail to an address looks like this, once it is there. */
export async function mailedTo(email: string, pattern: RegExp): Promise<string> {
  const newest = () =>
    lettersTo(email)
      .flatMap((letter) => pattern.exec(letter)?.[0] ?? [])
      .at(-1) ?? '';
  await expect.poll(newest).not.toBe('');
  return newest();
}

/** Oldest first. Letters that are answered to this address are not to it. */
function lettersTo(email: string): string[] {
  const folder = join(dataFolder(), 'mail');
  // Made with the first letter.
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => decode(readFileSync(join(folder, name), 'utf8')))
    .filter((letter) => letter.split(/\r?\n/).includes(`To: ${email}`));
}

/** Quoted-printable, as far as links need it. */
function decode(letter: string): string {
  return letter
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
