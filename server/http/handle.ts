import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { FRAME_KEY_PARAMETER } from '#core/access/admin-key.ts';
import { isTemplatePreview } from '#core/access/site-access.ts';
import { CRUMB_COOKIE } from '#core/visitors/cookies.ts';
import { isPermission } from '#core/enumerations/permissions.ts';
import { fail, Failure } from '#contract/errors.ts';
import { isMet } from '#contract/who-may.ts';
import type { BodyOf, Needs, ParamsOf, QueryOf, ReplyOf, Route } from '#contract/route.ts';
import type { Context, Place, Site, Visitor } from './context.ts';
import { sendFailure } from './errors.ts';
import { askOnPage, isFormPost } from './form-answer.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { Words } from '#core/words/words.ts';
import { failureIn } from '#contract/failure-words.ts';

export interface Call<R extends Route> {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  /** Present on every route of scope `site`. */
  site: R['scope'] extends 'site' ? Site : Site | undefined;
  visitor: R['needs'] extends 'nobody' ? Visitor | undefined : Visitor;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A handler answers with the reply, with a failure, or sends something of its own (a redirect). */
export type Handler<R extends Route> = (call: Call<R>) => Promise<ReplyOf<R> | Failure | FastifyReply>;

export interface Gate {
  placeOf(request: FastifyRequest): Promise<Place>;
  visitorOf(request: FastifyRequest, place: Place): Promise<Visitor | undefined>;
  /** Whether a call of a signed-in account may use its rights: scripts of a site may not, whoever looks at it. */
  mayAct(
    request: FastifyRequest,
    context: { place: Place; visitor: Visitor },
    route: Pick<Route, 'method' | 'isShown'>,
  ): Promise<boolean>;
  /** Refuses a state-changing call of a signed-in account that does not prove it comes from our own pages. */
  checkForgery(request: FastifyRequest, context: Context, reply: FastifyReply): Failure | undefined;
  /** Refuses who has not proved again lately who they are. */
  checkIdentity(request: FastifyRequest, visitor: Visitor | undefined): Promise<Failure | undefined>;
  /** Whether a site that is not live yet lets somebody in: contributors, and who knows its password. */
  isLetIn(request: FastifyRequest, site: Site, visitor: Visitor | undefined): Promise<boolean>;
  limiter: RateLimiter;
  /** What visitors of a site are answered in. */
  wordsOf: (site: Site, request: FastifyRequest) => Promise<Words>;
}

export type Handle = <R extends Route>(route: R, handler: Handler<R>) => void;

/** Serves declared routes. Tenant rule, permission and schema come from the declaration, never from a handler. */
export function makeHandle(app: FastifyInstance, gate: Gate): Handle {
  const admitted = new WeakMap<FastifyRequest, Entered>();

  return (route, handler) => {
    if (
      typeof route.needs === 'object' &&
      ![route.needs.permission, ...(route.needs.or ?? [])].every(isPermission)
    ) {
      throw new Error(`${route.method} ${route.path} needs a permission that nobody can have.`);
    }
    app.route({
      method: route.method,
      url: route.path,
      ...(route.maxBodyBytes !== undefined && { bodyLimit: route.maxBodyBytes }),
      config: { declared: true },
      // Before the body is read: whoever may not call has no business to fill memory and disk.
      onRequest: async (request, reply) => {
        const entered = await enter(route, request, reply, gate);
        if (!(entered instanceof Failure)) admitted.set(request, entered);
        else if (isDropped(route, entered)) return sendTaken(route, reply);
        else return sendFailure(request, reply, entered);
      },
      handler: async (request, reply) => {
        const call = readCall(route, request, reply, admitted.get(request));
        if (call instanceof Failure) return sendFailure(request, reply, call);
        const unsure = needsIdentity(route, call)
          ? await gate.checkIdentity(request, call.visitor)
          : undefined;
        if (unsure)
          return isFormPost(request) ? askOnPage(request, reply) : sendFailure(request, reply, unsure);
        const result = await handler(call);
        // A reply that was awaited has become nothing, so it is asked itself.
        if (reply.sent) return reply;
        if (result instanceof Failure)
          return sendFailure(request, reply, await forVisitors(route, call, gate, result));
        return reply.header('cache-control', 'private, no-store').send(result);
      },
    });
  };
}

/** Owners read English; visitors the language of the page they are on. */
async function forVisitors(
  { needs }: Route,
  { site, request }: { site?: Site | undefined; request: FastifyRequest },
  { wordsOf }: Gate,
  failure: Failure,
): Promise<Failure> {
  return needs === 'nobody' && site ? failureIn(await wordsOf(site, request), failure) : failure;
}

function needsIdentity({ sudo }: Route, { body }: Call<Route>): boolean {
  return sudo === true || sudo?.safeParse(body).success === true;
}

/** What nobody waits to hear of is answered as if it had been kept. */
function isDropped(route: Route, { code }: Failure): boolean {
  if (code === 'previewOnly') return route.path.startsWith('/api/census/');
  return route.dropsForged !== undefined && code === 'crumbFail';
}

function sendTaken({ dropsForged = 200 }: Route, reply: FastifyReply): FastifyReply {
  return reply.code(dropsForged).send(dropsForged === 200 ? { ok: true } : undefined);
}

/** Who calls, and where. */
interface Entered {
  place: Place;
  visitor: Visitor | undefined;
}

async function enter(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  gate: Gate,
): Promise<Entered | Failure> {
  const wait = gate.limiter.take(`${route.method} ${route.path}`, request.ip, route.perMinute);
  if (wait > 0) {
    reply.header('retry-after', Math.ceil(wait / 1000));
    return fail('tooMany');
  }
  const place = await gate.placeOf(request);
  if (!isInScope(route, place)) return fail('notFound');
  const changes = route.method !== 'GET' && !route.isReading;
  if (changes && place.kind === 'site' && isTemplatePreview(place.site)) return fail('previewOnly');
  const visitor = await gate.visitorOf(request, place);
  const isPublic = route.needs === 'nobody' && route.scope === 'site' && !route.isBeforeLive;
  if (isPublic && place.kind === 'site' && !place.site.isLive)
    if (!(await gate.isLetIn(request, place.site, visitor))) return fail('locked');
  const refusal =
    refuse(route.needs, visitor) ??
    (route.needs !== 'nobody' && visitor && !(await gate.mayAct(request, { place, visitor }, route))
      ? fail('adminOnly', { authorizationFail: true })
      : undefined) ??
    (changes ? gate.checkForgery(request, { place, visitor, request }, reply) : undefined);
  return refusal ?? { place, visitor };
}

function readCall(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  entered: Entered | undefined,
): Call<Route> | Failure {
  if (!entered) throw new Error(`${route.method} ${route.path} was called past its gate.`);
  const { place, visitor } = entered;
  const errors: Record<string, string> = {};
  const parse = (schema: z.ZodType | undefined, value: unknown, prefix: string): unknown => {
    if (!schema) return undefined;
    const result = schema.safeParse(value ?? {});
    if (result.success) return result.data;
    for (const issue of result.error.issues)
      errors[[prefix, ...issue.path].filter((part) => part !== '').join('.')] ??= issue.message;
    return undefined;
  };
  const params = parse(route.params, request.params, 'path');
  // The data layer adds the crumb to every call, also where none is asked for.
  const {
    [CRUMB_COOKIE]: _crumb,
    [FRAME_KEY_PARAMETER]: _key,
    ...asked
  } = request.query as Record<string, unknown>;
  const query = parse(route.query, asked, 'query');
  const body = parse(route.body, request.body, '');
  if (Object.keys(errors).length > 0) return fail('invalid', { errors });
  const site = place.kind === 'site' ? place.site : undefined;
  return { params, query, body, site, visitor, request, reply } as Call<Route>;
}

function isInScope({ scope }: Route, { kind }: Place): boolean {
  if (scope === 'everywhere') return true;
  return scope === 'any' ? kind !== 'unknown' : scope === kind;
}

function refuse(needs: Needs, visitor: Visitor | undefined): Failure | undefined {
  if (needs === 'nobody') return undefined;
  if (!visitor) return fail('loginRequired', { loginRequired: true });
  if (needs === 'owner') return visitor.isOwner ? undefined : fail('ownerOnly', { authorizationFail: true });
  if (needs === 'operator')
    return visitor.isOperator ? undefined : fail('operatorOnly', { authorizationFail: true });
  if (needs === 'account' || isMet(needs, visitor.permissions)) return undefined;
  return fail('forbidden', { authorizationFail: true });
}
