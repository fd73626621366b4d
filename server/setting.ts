import { isIP } from 'node:net';

/** What the settings above a line of the table have become, as text. */
export type Chosen = Readonly<Record<string, string>>;

export type Setting = {
  name: string;
  /** The default as the documentation shows it. */
  default: string;
  /** The default as it is used, where it depends on settings further up. */
  derive?: (chosen: Chosen) => string;
  /** What the value must be, told as the end of "NAME must be …", or nothing when it is fine. */
  check: (value: string, chosen: Chosen) => string | undefined;
  help: string;
};

export const must = (isFine: boolean, wanted: string) => (isFine ? undefined : wanted);

export const KEY_FORM = '32 bytes as base64 or hex, like the output of: openssl rand -base64 32';
export const POSTGRES_FORM = 'like postgres://user:password@host:5432/database';

export function isPostgresUrl(value: string): boolean {
  return /^postgres(?:ql)?:\/\//.test(value) && URL.canParse(value);
}

export const isHttpUrl = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

/** Calls are not sent to addresses with a user in them. */
export const isOpenHttpUrl = (text: string): boolean => isHttpUrl(text) && new URL(text).username === '';

export function isHttpsUrl(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

export function isSmtpUrl(value: string): boolean {
  return /^smtps?:\/\//.test(value) && URL.canParse(value) && new URL(value).hostname !== '';
}

export function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535;
}

export function isAddressWithPort(value: string): boolean {
  const [, bare, port] = /^\[?([^\]]+?)\]?(?::(\d+))?$/.exec(value) ?? [];
  return isIP(value) !== 0 || (isIP(bare ?? '') !== 0 && port !== undefined && isPort(port));
}
