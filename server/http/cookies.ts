import type { FastifyReply, FastifyRequest } from 'fastify';

export function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

export interface CookieOptions {
  /** Seconds; 0 removes the cookie, none makes it end with the browser. */
  maxAge?: number;
  isSecret: boolean;
  isSecure: boolean;
}

export function writeCookie(reply: FastifyReply, name: string, value: string, options: CookieOptions): void {
  const parts = [`${name}=${value}`, 'Path=/', 'SameSite=Lax'];
  if (options.maxAge !== undefined) parts.push(`Max-Age=${options.maxAge}`);
  if (options.isSecret) parts.push('HttpOnly');
  if (options.isSecure) parts.push('Secure');
  reply.header('set-cookie', parts.join('; '));
}

/**
 * Cookies whose value is a right. On https their names begin with what makes browsers take them from this very
 * host alone, so that no neighbour on the same domain can put somebody into a session of its choice.
 */
export function makeSecretCookies(isSecure: boolean) {
  const nameOf = (name: string) => (isSecure ? `__Host-${name}` : name);

  return {
    read: (request: FastifyRequest, name: string): string => readCookie(request, nameOf(name)) ?? '',

    /** An empty value removes the cookie; without seconds it ends with the browser. */
    write(reply: FastifyReply, name: string, value: string, seconds?: number): void {
      const maxAge = value === '' ? 0 : seconds;
      const options = { isSecret: true, isSecure, ...(maxAge !== undefined && { maxAge }) };
      writeCookie(reply, nameOf(name), value, options);
    },
  };
}
