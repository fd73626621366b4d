import { Failure } from '#contract/errors.ts';
import { operator as contract } from '#contract/operator.ts';
import { OPERATOR_PAGE } from '#core/access/places.ts';
import { answerForm, withQuery } from '../http/form-answer.ts';
import type { Handle } from '../http/handle.ts';
import type { Operator } from './service.ts';

export function serveOperator(handle: Handle, { operator }: { operator: Operator }): void {
  const answer = (call: Parameters<typeof answerForm>[0], count: number | Failure, done: string) =>
    answerForm(
      call,
      count instanceof Failure ? count : { count, redirect: withQuery(OPERATOR_PAGE, { done }) },
      OPERATOR_PAGE,
    );

  handle(contract.overview, () => operator.overview());

  handle(contract.retryJobs, async (call) =>
    answer(call, await operator.retryJobs(call.visitor.accountId, call.body.queue), 'retried'),
  );

  handle(contract.retryJob, async (call) =>
    answer(call, await operator.retryJob(call.visitor.accountId, call.params.id), 'retried'),
  );

  handle(contract.resendMails, async (call) =>
    answer(call, await operator.resendMails(call.visitor.accountId, call.body.id), 'resent'),
  );
}
