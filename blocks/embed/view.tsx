import { useContext } from 'react';
import { categoryOfAddress } from '#core/consent/contacts.ts';
import { SANDBOXES } from '#core/consent/sandboxes.ts';
import { ConsentContext } from '../kit/consent-context.ts';
import { heldFrame } from '../kit/held/held-frame.ts';
import type { ViewProps } from '../kit/block.tsx';
import { Island } from '../kit/islands.tsx';
import { Picture } from '../kit/picture.tsx';
import { Placeholder } from '../kit/placeholder.tsx';
import type { EmbedValues } from './fields.ts';
import SilentFrame from './island.tsx';
import { frameSource, unplayable } from './source.ts';
import { useWords } from '../kit/words.ts';

export function EmbedView({ values, isEditing }: ViewProps<EmbedValues>) {
  const say = useWords('content');
  const sayConsent = useWords('consent');
  const { holds } = useContext(ConsentContext);
  const source = frameSource(values.address);
  if (source === undefined) return null;
  if (isEditing) return <Placeholder name="Embed">{source}</Placeholder>;
  const problem = unplayable(values.address);
  if (problem !== undefined) return <i hidden data-console={problem} />;
  const category = categoryOfAddress(source, values.consent);
  const isHeld = holds(category);
  const kind = values.scripts ? 'embed' : 'page';
  const name = values.title === '' ? say('contentFrom', { host: hostOf(source) }) : values.title;
  const box = (
    <div className="embed-box">
      <iframe
        className="embed"
        src={isHeld ? heldFrame(source, { category, kind }) : source}
        title={name}
        data-ratio={values.ratio}
        loading="lazy"
        sandbox={isHeld ? undefined : permissions(source, values.scripts)}
        referrerPolicy="strict-origin-when-cross-origin"
        {...(values.fullscreen && { allow: 'fullscreen' })}
      />
      {URL.canParse(source) && (
        <Island
          name="embed"
          wake="visible"
          component={SilentFrame}
          props={{
            says: say('notResponding', { host: hostOf(source) }),
            link: sayConsent('openElsewhere'),
            href: values.address,
          }}
        />
      )}
    </div>
  );
  if (values.preview.src === '') return box;
  // A frame in closed details is not drawn, and one that is lazy not loaded before it is.
  return (
    <details className="embed-preview">
      <summary>
        <Picture image={values.preview} sizes="100vw" />
        <span>{name}</span>
      </summary>
      {box}
    </details>
  );
}

/** A page of the same site that may run scripts could lift its own sandbox: a lock for show is no lock. */
function permissions(source: string, scripts: boolean): string | undefined {
  if (!scripts) return SANDBOXES.page;
  return source.startsWith('/') ? undefined : SANDBOXES.embed;
}

function hostOf(source: string): string {
  return URL.canParse(source) ? new URL(source).hostname : 'this site';
}
