import { useContext } from 'react';
import { CodeContext } from '../kit/code-context.ts';
import type { ViewProps } from '../kit/block.tsx';
import { Placeholder } from '../kit/placeholder.tsx';
import type { CodeValues } from './fields.ts';

export function CodeView({ values: { html, mode }, isEditing }: ViewProps<CodeValues>) {
  const runs = useContext(CodeContext);
  if (mode === 'show')
    return (
      <pre className="code-source" tabIndex={0}>
        <code>{html}</code>
      </pre>
    );
  // An owner's script must not run beside the tools that can change the site.
  if (isEditing || !runs) return <Placeholder name="Code">Runs on the published page</Placeholder>;
  return <div className="code" dangerouslySetInnerHTML={{ __html: html }} />;
}
