import { mySites as contract } from '#contract/sites/my-sites.ts';
import { isForImport } from '#site/templates/index.ts';
import { Failure } from '#contract/errors.ts';
import { answerForm } from '../http/form-answer.ts';
import type { LiveContent } from '../content/live.ts';
import type { Handle } from '../http/handle.ts';
import { openPath } from '#core/access/places.ts';
import type { MySites, NewSite } from './my-sites.ts';

export function serveMySites(handle: Handle, deps: { mySites: MySites; live: LiveContent }): void {
  const { mySites, live } = deps;

  /** A new site is met where one begins to work: the editor, on its home page. */
  async function opened(result: NewSite | Failure, template?: string) {
    if (result instanceof Failure) return result;
    if (isForImport(template))
      return { ...result, redirect: openPath(result.identifier, '/config/settings/moving') };
    const { page } = await live.page(result.id, '/');
    return {
      ...result,
      redirect: openPath(result.identifier, page ? `/config/pages/${page.id}` : '/config/'),
    };
  }

  handle(contract.create, async (call) => {
    const { template } = call.body;
    const result = await opened(await mySites.create(call.visitor.accountId, call.body), template);
    return answerForm(call, result, template ? `/new?template=${encodeURIComponent(template)}` : '/new');
  });

  handle(contract.duplicate, async (call) =>
    answerForm(call, await opened(await mySites.duplicate(call.visitor.accountId, call.params.id)), '/'),
  );

  handle(contract.remove, async (call) => {
    const problem = await mySites.remove(call.visitor.accountId, call.params.id);
    return answerForm(call, problem ?? { redirect: `/?done=removed#deleted` }, '/');
  });

  handle(contract.restore, async (call) => {
    const problem = await mySites.restore(call.visitor.accountId, call.params.id);
    return answerForm(call, problem ?? { redirect: '/?done=restored' }, '/');
  });
}
