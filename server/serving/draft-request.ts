import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  DRAFT_PARAMETER,
  draftViewOf,
  PREVIEW_OFF,
  PREVIEW_PARAMETER,
  withDraft,
  withoutDraft,
  type DraftView,
} from '#core/editing/draft-view.ts';
import { hasPermission, Permission } from '#core/enumerations/permissions.ts';
import type { Site, Visitor } from '../http/context.ts';
import { readSecret, writeSecret } from '../http/cookies.ts';
import type { Previews } from '../previews/service.ts';
import { hostName, hostOf } from '../http/hosts.ts';

/** Holds the token of a preview link, from when it was opened until it ends. */
export const DRAFTS_COOKIE = 'plinth_preview';

const ASKED = new RegExp(`[?&](?:${DRAFT_PARAMETER}|${PREVIEW_PARAMETER})=`);

/** Whether a query is about drafts; such a request is never answered from the cache of pages. */
export const asksForDrafts = (search: string): boolean => ASKED.test(search);

/** Decides who is shown drafts. Whoever may not is sent to the page itself. */
export function makeDraftRequests(deps: { previews: Previews }) {
  const { previews } = deps;

  const holdsLink = async (request: FastifyRequest, site: Site) => {
    const token = readSecret(request, DRAFTS_COOKIE);
    return token !== undefined && (await previews.secondsLeft(site.id, token)) !== undefined;
  };

  return {
    /** Whether somebody came by a preview link that has not ended. */
    holdsLink,

    /** The view of the drafts to draw, nothing for the live page, or the address to go to. */
    async viewOf(
      request: FastifyRequest,
      reply: FastifyReply,
      { site, visitor, url }: { site: Site; visitor: Visitor | undefined; url: URL },
    ): Promise<{ draft: DraftView | undefined } | { to: string }> {
      const here = url.pathname + url.search;

      const offered = url.searchParams.get(PREVIEW_PARAMETER);
      if (offered !== null) {
        const left = offered === PREVIEW_OFF ? undefined : await previews.secondsLeft(site.id, offered);
        if (left !== undefined) await previews.opened(site.id, offered);
        writeSecret(reply, DRAFTS_COOKIE, left === undefined ? '' : offered, left);
        return { to: withoutDraft(here) };
      }

      const asked = draftViewOf(url.searchParams);
      if (visitor && hasPermission(visitor.permissions, Permission.contentManager)) {
        if (asked) return { draft: asked };
        const kept = viewKept(request);
        if (kept) return { to: withDraft(here, kept) };
      }

      if (await holdsLink(request, site)) return { draft: 'view' };
      if (readSecret(request, DRAFTS_COOKIE)) writeSecret(reply, DRAFTS_COOKIE, '');
      return url.searchParams.has(DRAFT_PARAMETER) ? { to: withoutDraft(here) } : { draft: undefined };
    },
  };
}

export type DraftRequests = ReturnType<typeof makeDraftRequests>;

/** A link followed on a page that shows its draft leads to a draft. */
function viewKept(request: FastifyRequest): DraftView | undefined {
  const { referer } = request.headers;
  if (referer === undefined || !URL.canParse(referer)) return undefined;
  const from = new URL(referer);
  const isOfSite = hostName(from.host) === hostOf(request) && !from.pathname.startsWith('/config');
  return isOfSite ? draftViewOf(from.searchParams) : undefined;
}
