import type { QueryClient } from '@tanstack/react-query';
import { forms } from '#contract/forms.ts';
import { newsletter } from '#contract/newsletter.ts';
import type { SiteContent } from '#site/sections-library/index.ts';
import { missingFor, type MadeKind } from '#site/sections-library/missing-for.ts';
import { FIRST_FORM } from '../../documents/first-form.ts';
import { formOptionsQuery } from '../../documents/form-options.ts';
import { CONTENT } from '../../documents/queries.ts';
import { call } from '../../http/call.ts';
import { say } from './words.ts';

const MAKERS: Readonly<Record<MadeKind, () => Promise<string>>> = {
  form: async () => (await call(forms.create, { body: { body: FIRST_FORM } })).formId,
  mailingList: async () =>
    (await call(newsletter.createList, { body: { name: say('newsletter'), isDoubleOptIn: true } })).id,
};

/** Makes what these designs show and the site has not got. */
export async function withAsked(
  designs: readonly string[],
  site: SiteContent,
  client: QueryClient,
): Promise<SiteContent> {
  const missing = missingFor(designs, site);
  if (missing.length === 0) return site;
  // Whoever may not make one gets the section without it, and chooses later.
  const made = missing.map(async (kind) => [kind, await MAKERS[kind]().catch(() => '')] as const);
  const own = { ...site.own, ...Object.fromEntries(await Promise.all(made)) };
  const stale = [CONTENT, formOptionsQuery.queryKey];
  await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
  return { ...site, own };
}
