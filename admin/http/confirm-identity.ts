import { isRecord } from '#core/fields/field.ts';
import { DataError } from '#browser/http/data-error.ts';
import type { DataLayer } from '#browser/http/data-layer.ts';
import type { IdentityQuestion } from '#contract/people/auth.ts';

/** Calls that ask again who it is wait here until the person has said so, or has said that they will not. */
type Answer = (isConfirmed: boolean) => void;
let waiting: { question: IdentityQuestion; answer: Answer } | undefined;
const listeners = new Set<() => void>();

export const identityQuestion = (): IdentityQuestion | undefined => waiting?.question;

export function onIdentityAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function answerIdentity(isConfirmed: boolean): void {
  waiting?.answer(isConfirmed);
  waiting = undefined;
  tell();
}

function ask(question: IdentityQuestion): Promise<boolean> {
  answerIdentity(false);
  return new Promise((answer) => {
    waiting = { question, answer };
    tell();
  });
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Repeats what was refused for want of a confirmation, once there is one. */
export function withIdentity(send: DataLayer): DataLayer {
  return async (call) => {
    try {
      return await send(call);
    } catch (error) {
      const question = error instanceof DataError ? error.details['confirmIdentity'] : undefined;
      if (!isRecord(question) || !(await ask(questionOf(question)))) throw error;
      return send(call);
    }
  };
}

const questionOf = (told: Record<string, unknown>): IdentityQuestion => ({
  needsCode: told['needsCode'] === true,
  hasPasskey: told['hasPasskey'] === true,
});
