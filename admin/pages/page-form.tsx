import { pageFields } from '#core/content/page-document.ts';
import { blockFields } from '#blocks/index.ts';
import { DraftFields } from '../documents/draft-fields.tsx';
import { useDraft } from '../documents/use-draft.ts';
import { labelOf } from '../fields/control.ts';
import { Fields } from '../fields/fields.tsx';

const controls = pageFields(blockFields).control.fields ?? {};
const NAMES = ['title', 'path', 'description', 'seoTitle', 'noIndex', 'kind'];

/** What a page is called, where it lives and how it is found. Its content is edited on the page itself. */
export function PageForm({ id }: { id: string }) {
  const form = useDraft(id);
  const { values, problem } = form;
  if (!values) return null;
  const errors = problem?.code === 'pathTaken' ? { path: problem.message } : form.errors;
  return (
    <DraftFields form={form} labelOf={(name) => labelOf(name, controls[name])}>
      <Fields controls={controls} names={NAMES} values={values} errors={errors} onChange={form.set} />
    </DraftFields>
  );
}
