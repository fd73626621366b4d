import type { QueryClient } from '@tanstack/react-query';
import { screenFields } from '#core/analytics/common-data.ts';
import { KINDS } from '#core/collections/kinds.ts';
import { chosenVariants } from '#core/experiments/assignment.ts';
import { hasPermission, Permission } from '#core/enumerations/permissions.ts';
import { trackProductEvent } from '#browser/analytics/product-event.ts';
import { makeTrace } from '#browser/analytics/trace.ts';
import { recordWork } from '#browser/analytics/work-event.ts';
import { accountQuery, sitesQuery } from '../account/account.ts';
import { collectionsQuery } from '../documents/collections.ts';
import { documentQuery } from '../documents/queries.ts';
import { SLOW_CALL_MS, type DoneCall } from '../http/heard.ts';

const ID = /\/([a-z0-9]{24})(?=\/|$)/;
const trace = makeTrace();

/** What is known of who works here, and on what. */
async function about(client: QueryClient) {
  const { id, permissions, locale } = await client.ensureQueryData(accountQuery);
  const { sites } = await client.ensureQueryData(sitesQuery);
  const site = sites.find(({ url }) => new URL(url).host === location.host);
  return {
    isAdmin: hasPermission(permissions, Permission.admin),
    facts: {
      websiteId: site?.id ?? '',
      templateId: site?.templateId ?? '',
      variantId: chosenVariants(sessionStorage),
      memberAccountId: id,
      member_locale: locale || navigator.language,
      website_locale: site?.locale ?? '',
    },
  };
}

/** `PUT /api/content/documents/abc` was `content-documents-put` of `abc`. */
export async function trackCall({ method, path, tookMs }: DoneCall, client: QueryClient): Promise<void> {
  if (tookMs > SLOW_CALL_MS) trace.write('slow-call', { method, path, ms: Math.round(tookMs) });
  if (method === 'GET') return;
  const [, objectId = ''] = ID.exec(path) ?? [];
  const words = path.replace(ID, '').split('/').slice(2).filter(Boolean);
  const { isAdmin, facts } = await about(client);
  recordWork(
    {
      eventName: [...words, method.toLowerCase()].join('-'),
      payload: { ...facts, objectId, label: labelOf(objectId, client) },
    },
    { isAdmin },
  );
}

/** What was edited, from what the admin has read of it anyway: `blog-post`, `collection`, `page`. */
function labelOf(id: string, client: QueryClient): string {
  const document = client.getQueryData(documentQuery(id).queryKey);
  if (document?.kind !== 'item') return document?.kind ?? '';
  const collections = client.getQueryData(collectionsQuery.queryKey);
  const kind = collections?.find((each) => each.id === document.body?.collectionId)?.kind;
  return kind ? `${kind}-${KINDS[kind].item}` : 'item';
}

/** Told once for each screen that is opened. */
export async function trackScreen(pathname: string, client: QueryClient): Promise<void> {
  const { facts } = await about(client);
  await trackProductEvent(
    {
      actor: 'user',
      action: 'view',
      event_owner_team: 'admin',
      event_source: 'web',
      object_type: 'screen',
      context_website_identifier: facts.websiteId,
      destination_url: location.href,
      object_identifier: pathname,
      display_name: document.title,
      value: '',
      ...screenFields(pathname),
      session_id: sessionId(),
      member_locale: facts.member_locale,
      website_locale: facts.website_locale,
    },
    facts.templateId,
  );
}

const SESSION = 'plinth-work-session';

/** One for each tab. */
function sessionId(): string {
  const id = sessionStorage.getItem(SESSION) ?? crypto.randomUUID();
  sessionStorage.setItem(SESSION, id);
  return id;
}
