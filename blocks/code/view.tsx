import { useContext } from 'react';
import { categoryOfCode, providersIn } from '#core/consent/contacts.ts';
import { CodeContext } from '../kit/code-context.ts';
import { ConsentContext } from '../kit/consent-context.ts';
import { Held } from '../kit/held/held.tsx';
import type { ViewProps } from '../kit/block.tsx';
import { Placeholder } from '../kit/placeholder.tsx';
import type { CodeValues } from './fields.ts';

export function CodeView({ values: { html, mode, consent }, isEditing }: ViewProps<CodeValues>) {
  const runs = useContext(CodeContext);
  const { allows } = useContext(ConsentContext);
  if (mode === 'show')
    return (
      <pre className="code-source" tabIndex={0}>
        <code>{html}</code>
      </pre>
    );
  // An owner's script must not run beside the tools that can change the site.
  if (isEditing || !runs) return <Placeholder name="Code">Runs on the published page</Placeholder>;
  const category = categoryOfCode(html, consent);
  if (!allows(category)) return <Held category={category} providers={providersIn(html)} />;
  return <div className="code" dangerouslySetInnerHTML={{ __html: html }} />;
}
