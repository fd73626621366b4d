import { mySites as contract } from '#contract/my-sites.ts';
import { Failure } from '#contract/errors.ts';
import { answerForm } from '../accounts/form-answer.ts';
import type { Handle } from '../http/handle.ts';
import { openPath } from './hosts.ts';
import type { MySites, NewSite } from './my-sites.ts';

export function serveMySites(handle: Handle, deps: { mySites: MySites }): void {
  const { mySites } = deps;
  const opened = (result: NewSite | Failure) =>
    result instanceof Failure ? result : { ...result, redirect: openPath(result.identifier, '/config/') };

  handle(contract.create, async (call) => {
    const { template } = call.body;
    const result = opened(await mySites.create(call.visitor.accountId, call.body));
    return answerForm(call, result, template ? `/new?template=${encodeURIComponent(template)}` : '/new');
  });

  handle(contract.duplicate, async (call) =>
    answerForm(call, opened(await mySites.duplicate(call.visitor.accountId, call.params.id)), '/'),
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
