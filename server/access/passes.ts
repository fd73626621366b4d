import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a pass is for: a whole site or one of its pages. */
export type PassSubject = { siteId: string; pageId?: string };

/**
 * A cookie that says the password was given. It is signed with a key made of the password's hash, so a
 * new password ends every older pass, and nobody who does not know the database can make one.
 */
export function makePass(key: string, subject: PassSubject, expiresAt: Date): string {
  const seconds = String(Math.floor(expiresAt.getTime() / 1000));
  return `${seconds}.${sign(key, subject, seconds)}`;
}

const FORM = /^(\d{1,12})\.([\w-]{43})$/;

export function isPass(
  pass: string | undefined,
  key: string | null,
  subject: PassSubject,
  now: Date,
): boolean {
  const [, seconds, signature] = FORM.exec(pass ?? '') ?? [];
  if (seconds === undefined || signature === undefined || key === null) return false;
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(key, subject, seconds))];
  const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
  return isSigned && Number(seconds) * 1000 > now.getTime();
}

function sign(key: string, { siteId, pageId = '' }: PassSubject, seconds: string): string {
  return createHmac('sha256', key).update(`pass:${siteId}:${pageId}:${seconds}`).digest('base64url');
}
