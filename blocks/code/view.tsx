import type { ViewProps } from '../kit/block.tsx';
import { Placeholder } from '../kit/placeholder.tsx';
import type { CodeValues } from './fields.ts';

export function CodeView({ values: { html, mode }, isEditing }: ViewProps<CodeValues>) {
  if (mode === 'show')
    return (
      <pre className="code-source" tabIndex={0}>
        <code>{html}</code>
      </pre>
    );
  // An owner's script must not run beside the tools that can change the site.
  if (isEditing) return <Placeholder name="Code">Runs on the published page</Placeholder>;
  return <div className="code" dangerouslySetInnerHTML={{ __html: html }} />;
}
