import type { ViewProps } from '../kit/block.tsx';
import { Placeholder } from '../kit/placeholder.tsx';
import type { EmbedValues } from './fields.ts';
import { frameSource, unplayable } from './source.ts';

/** What a frame may do. It never may move the page around it. */
const ALWAYS = 'allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';
const WITH_SCRIPTS = 'allow-scripts allow-presentation';

export function EmbedView({ values, isEditing }: ViewProps<EmbedValues>) {
  const source = frameSource(values.address);
  if (source === undefined) return null;
  if (isEditing) return <Placeholder name="Embed">{source}</Placeholder>;
  const problem = unplayable(values.address);
  if (problem !== undefined) return <i hidden data-console={problem} />;
  return (
    <iframe
      className="embed"
      src={source}
      title={values.title === '' ? `Content from ${hostOf(source)}` : values.title}
      data-ratio={values.ratio}
      loading="lazy"
      sandbox={permissions(source, values.scripts)}
      referrerPolicy="strict-origin-when-cross-origin"
      {...(values.fullscreen && { allow: 'fullscreen' })}
    />
  );
}

/** A page of the same site that may run scripts could lift its own sandbox: a lock for show is no lock. */
function permissions(source: string, scripts: boolean): string | undefined {
  if (!scripts) return ALWAYS;
  return source.startsWith('/') ? undefined : `${ALWAYS} ${WITH_SCRIPTS}`;
}

function hostOf(source: string): string {
  return URL.canParse(source) ? new URL(source).hostname : 'this site';
}
