import { RENAME_PROBLEM } from '#core/messages/files.ts';
import { CallProblem, sentenceOf } from '../../http/problem.ts';

/** Why a file kept its name: what the server says against the new one, or that it failed. */
export function renameSentence(error: unknown): string {
  return error instanceof CallProblem && error.status < 500 && error.status > 0
    ? sentenceOf(error)
    : RENAME_PROBLEM;
}
