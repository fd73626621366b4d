import type { FormField } from '../forms/document.ts';
import type { Finding } from './finding.ts';

type Asked = Pick<FormField, 'id' | 'title' | 'options' | 'showWhen'>;

/** Fields that visitors would never see, whatever they answer. */
export function checkForm({ fields }: { fields: readonly Asked[] }): Finding[] {
  return fields.flatMap((field) => {
    const problem = conditionProblem(field, fields);
    return problem === undefined
      ? []
      : [{ check: 'condition', message: problem, place: { kind: 'document', id: '' } } as const];
  });
}

function conditionProblem({ title, showWhen }: Asked, fields: readonly Asked[]): string | undefined {
  if (showWhen.fieldId === '') return undefined;
  if (showWhen.is.length === 0) return `“${title}” is never shown: no answer is chosen for it.`;
  const asked = fields.find(({ id }) => id === showWhen.fieldId);
  const isOffered = (answer: string) =>
    !asked || asked.options.length === 0 || asked.options.includes(answer);
  return showWhen.is.some(isOffered)
    ? undefined
    : `“${title}” is never shown: “${asked?.title}” no longer offers “${showWhen.is.join('”, “')}”.`;
}
