import { Alert, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DocumentEntry } from '#contract/content/content.ts';
import { pageFields } from '#core/content/page-document.ts';
import { blockOf } from '#blocks/index.ts';
import { DraftFields } from '../../../documents/draft-fields.tsx';
import type { DraftForm } from '../../../documents/use-draft.ts';
import { labelOf } from '../../../fields/control/control.ts';
import { Fields } from '../../../fields/fields.tsx';
import { FoundPreviews } from './found-previews.tsx';
import { say } from './words.ts';
import classes from '../tree/pages.module.css';

const controls = pageFields(blockOf).control.fields ?? {};
const PAGE = ['title', 'path', 'kind'];
const INDEX_PAGE = [...PAGE, 'children'];
const FOUND = ['description', 'seoTitle', 'shareImage', 'noIndex'];
const CODE = ['headCode', 'headConsent', 'footCode', 'footConsent'];

/** What a page is called, where it lives and how it is found. Its content is edited on the page itself. */
export function PageForm({ form, page }: { form: DraftForm; page: DocumentEntry }) {
  const { values, problem } = form;
  if (!values) return null;
  const errors = problem?.code === 'pathTaken' ? { path: problem.message } : form.errors;
  const shared = { controls, values, errors, onChange: form.set };
  return (
    <DraftFields form={form} labelOf={(name) => labelOf(name, controls[name])}>
      <Fields {...shared} names={values.kind === 'index' ? INDEX_PAGE : PAGE} />
      {page.state !== 'new' && form.original && values.path !== form.original.path && (
        <Text size="sm" className="quiet" role="status">
          {say('onceThisIsPublished', { path: String(form.original.path) })}
        </Text>
      )}
      <h2 className={classes.partTitle}>{say('searchAndSharing')}</h2>
      <FoundPreviews values={values} />
      <Fields {...shared} names={FOUND} />
      <PageCode hasCode={['headCode', 'footCode'].some((name) => (values[name] ?? '') !== '')}>
        <Fields {...shared} names={CODE} />
      </PageCode>
    </DraftFields>
  );
}

/** Closed until somebody wants it: few pages have code, and the editor for it is large. */
function PageCode({ hasCode, children }: { hasCode: boolean; children: ReactNode }) {
  const [isOpen, { toggle }] = useDisclosure(hasCode);
  return (
    <>
      <button type="button" className={classes.partButton} aria-expanded={isOpen} onClick={toggle}>
        {say('codeInjection')} <ChevronRight size={16} aria-hidden="true" />
      </button>
      {isOpen && (
        <>
          <Alert color="yellow" p="sm">
            <Text size="sm">{say('thisCodeRunsOn')}</Text>
          </Alert>
          {children}
        </>
      )}
    </>
  );
}
