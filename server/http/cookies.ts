import type { FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    secretCookies: SecretCookies;
  }
}

function valuesOf(request: Pick<FastifyRequest, 'headers'>, name: string): string[] {
  return (request.headers.cookie ?? '').split(';').flatMap((part) => {
    const at = part.indexOf('=');
    return at > 0 && part.slice(0, at).trim() === name ? [part.slice(at + 1).trim()] : [];
  });
}

/** What somebody prefers or has seen. Whoever runs a neighbouring site may have set it: it must not carry a right. */
export const readCookie = (request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined =>
  valuesOf(request, name)[0];

export interface CookieOptions {
  /** Seconds; 0 removes the cookie, none makes it end with the browser. */
  maxAge?: number;
  isSecret: boolean;
  isSecure: boolean;
}

export function cookieLine(name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${value}`, 'Path=/', 'SameSite=Lax'];
  if (options.maxAge !== undefined) parts.push(`Max-Age=${options.maxAge}`);
  if (options.isSecret) parts.push('HttpOnly');
  if (options.isSecure) parts.push('Secure');
  return parts.join('; ');
}

export function writeCookie(reply: FastifyReply, name: string, value: string, options: CookieOptions): void {
  reply.header('set-cookie', cookieLine(name, value, options));
}

/** Removes a cookie from this host and from every parent domain that may have set it. */
export function clearCookie(reply: FastifyReply, name: string, host: string): void {
  const gone = `${name}=; Path=/; SameSite=Lax; Max-Age=0`;
  const labels = host.split('.');
  const parents = labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
  for (const line of [gone, ...parents.map((parent) => `${gone}; Domain=${parent}`)])
    reply.header('set-cookie', line);
}

/**
 * Cookies whose value is a right. On https their names begin with what makes browsers take them from this very
 * host alone, so that no neighbour on the same domain can put somebody into a session of its choice.
 */
export function makeSecretCookies(isSecure: boolean) {
  const nameOf = (name: string) => (isSecure ? `__Host-${name}` : name);

  return {
    isSecure,

    /** Empty without one. A browser keeps one cookie of a name for a host: of two, somebody else set at least one. */
    read(request: FastifyRequest, name: string): string {
      const [value = '', ...more] = valuesOf(request, nameOf(name));
      return more.length === 0 ? value : '';
    },

    /** An empty value removes the cookie; without seconds it ends with the browser. */
    write(reply: FastifyReply, name: string, value: string, seconds?: number): void {
      const maxAge = value === '' ? 0 : seconds;
      const options = { isSecret: true, isSecure, ...(maxAge !== undefined && { maxAge }) };
      writeCookie(reply, nameOf(name), value, options);
    },
  };
}

export type SecretCookies = ReturnType<typeof makeSecretCookies>;

export const readSecret = (request: FastifyRequest, name: string): string =>
  request.server.secretCookies.read(request, name);

/** An empty value removes the cookie; without seconds it ends with the browser. */
export const writeSecret = (reply: FastifyReply, name: string, value: string, seconds?: number): void =>
  reply.server.secretCookies.write(reply, name, value, seconds);
