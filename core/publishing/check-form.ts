import type { FormField } from '../forms/document.ts';
import type { Finding } from './finding.ts';

type Asked = Pick<FormField, 'id' | 'title' | 'options' | 'showWhen'>;

/** Fields that visitors would never see, whatever they answer. */
export function checkForm({ fields }: { fields: readonly Asked[] }): Finding[] {
  const unseen = new Set<string>();
  return fields.flatMap((field) => {
    const problem = conditionProblem(field, fields, unseen);
    if (problem === undefined) return [];
    unseen.add(field.id);
    return [{ check: 'condition', message: problem, place: { kind: 'document', id: '' } } as const];
  });
}

/** `unseen` are fields above this one that nobody is asked, and so nobody answers. */
function conditionProblem(
  { title, showWhen }: Asked,
  fields: readonly Asked[],
  unseen: ReadonlySet<string>,
): string | undefined {
  if (showWhen.fieldId === '') return undefined;
  if (showWhen.is.length === 0) return `“${title}” is never shown: no answer is chosen for it.`;
  const asked = fields.find(({ id }) => id === showWhen.fieldId);
  if (!asked) return `“${title}” is never shown: the field it depends on is no longer there.`;
  if (unseen.has(asked.id)) return `“${title}” is never shown: it depends on “${asked.title}”, which is not.`;
  const isOffered = (answer: string) => asked.options.length === 0 || asked.options.includes(answer);
  return showWhen.is.some(isOffered)
    ? undefined
    : `“${title}” is never shown: “${asked.title}” no longer offers “${showWhen.is.join('”, “')}”.`;
}
