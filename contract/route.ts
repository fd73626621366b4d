import type { z } from 'zod';
import type { AuditAction } from '#core/activity/actions.ts';
import type { Address } from './address.ts';

/**
 * Where a call lives: the bare app domain, a site's host, or both; or everywhere, also under a name that programs in
 * the same network have for the server.
 */
export type Scope = 'platform' | 'site' | 'any' | 'everywhere';

/**
 * Who may call: anybody, any signed-in account, an account with this permission on the site (or with one of others), its owner, or those
 * who run the server.
 */
export type Needs =
  | 'nobody'
  | 'account'
  | 'owner'
  | 'operator'
  | { permission: number; or?: readonly number[] };

export interface Route extends Address {
  summary: string;
  scope: Scope;
  needs: Needs;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  reply: z.ZodType;
  /** Calls allowed from one network within a minute, one of `PER_MINUTE`; the server's general limit otherwise. */
  perMinute?: number;
  /** Asks again who it is, unless that was asked a few minutes ago: always, or for bodies that fit. */
  sudo?: true | z.ZodType;
  /** What a change of somebody signed in leaves in the activity log; each such route says one or the other. */
  records?: AuditAction | readonly AuditAction[];
  recordsNothing?: string;
  /** Shown by the admin in a frame or as a picture, which is asked for with a key in its address. */
  isShown?: true;
  /** Changes nothing although it is no GET, so no crumb is asked for. */
  isReading?: true;
  /** Answers strangers also before the site is live: the way in, links in emails, calls of payment providers. */
  isBeforeLive?: true;
  /**
   * The status of every answer, which nobody reads: what comes without the right crumb is dropped and gets it too.
   * Only 200 has a body.
   */
  dropsForged?: 200 | 202 | 204;
  /** Larger bodies are refused; the server's general limit otherwise. */
  maxBodyBytes?: number;
}

/** Declares one call of the HTTP API. Server, visitor code and admin compile against the same line. */
export function route<const R extends Route>(definition: R): R {
  return definition;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

export type ParamsOf<R extends Route> = Parsed<R['params']>;
export type QueryOf<R extends Route> = Parsed<R['query']>;
export type BodyOf<R extends Route> = Parsed<R['body']>;
/** As it arrives: nothing is left to be filled in by whoever reads it. */
export type ReplyOf<R extends Route> = z.output<R['reply']>;

type Part<N extends string, T> = T extends z.ZodType
  ? Partial<z.input<T>> extends z.input<T>
    ? { [K in N]?: z.input<T> }
    : { [K in N]: z.input<T> }
  : { [K in N]?: undefined };

/** What goes into the address of a call. */
export type Linked<R extends Route> = Part<'params', R['params']> & Part<'query', R['query']>;
/** What a caller gives besides the name of a route; parts it does not declare cannot be given. */
export type Given<R extends Route> = Linked<R> & Part<'body', R['body']>;
