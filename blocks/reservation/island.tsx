import { useLayoutEffect, useRef, useState } from 'react';
import type { SiteContext } from '#core/site-context/context.ts';
import { useAwake } from '../kit/use-awake.ts';
import { ReservationForm } from './form.tsx';
import {
  bookingPage,
  logOutToUse,
  PREVIEW_ONLY,
  RESERVATION_KINDS,
  type ReservationKind,
} from './services.ts';
import { loadWidget } from './widget.ts';
import { useWords } from '../kit/words.ts';

export interface ReservationProps {
  id: string;
  kind: ReservationKind;
  /** The restaurant's number or the business's name there. */
  place: string;
  script: string;
  /** The script may not be loaded yet. */
  isHeld?: boolean;
  isEditing?: boolean;
}

/** A link until somebody wants the service's own widget, while that has not come, and where it does not. */
type State = 'link' | 'loading' | 'missing' | 'loaded';

/** The block as styles and scripts know it: what does not come goes on loading. */
const CLASSES: Readonly<Record<State, string>> = {
  link: '',
  loading: ' loading',
  missing: ' loading',
  loaded: ' loaded',
};

export default function Reservation(props: ReservationProps) {
  const say = useWords('reservation');
  const { id, kind, place, script, isHeld = false, isEditing = false } = props;
  const { name } = RESERVATION_KINDS[kind];
  const isAwake = useAwake() && !isEditing;
  const [state, setState] = useState<State>('link');
  const element = useRef<HTMLDivElement>(null);
  const widget = useRef<HTMLDivElement>(null);
  const isOwner = isAwake && facts()?.authenticatedAccount != null;
  const page = bookingPage(kind, place, script);

  // Together with the notice: whoever has read it is told when they go on.
  useLayoutEffect(() => {
    const block = element.current;
    return isOwner && block ? tellOnUse(block, logOutToUse(name)) : undefined;
  }, [isOwner, name]);

  function load() {
    const container = widget.current;
    if (!container) return;
    setState('loading');
    loadWidget(container, {
      kind,
      place,
      script,
      locale: facts()?.website.locale ?? 'en-US',
      onShown: () => setState('loaded'),
      onMissing: () => setState('missing'),
    });
  }

  return (
    <div
      ref={element}
      className={`reservation-box${CLASSES[state]}`}
      data-script-src={script}
      data-place={place}
    >
      {isOwner && (
        <p className="reservation-notice">
          <strong>{PREVIEW_ONLY}</strong> {logOutToUse(name)}
        </p>
      )}
      {kind === 'openTable' ? (
        <ReservationForm id={id} page={page} place={place} />
      ) : (
        state !== 'loaded' && (
          <p className="reservation-ways">
            <a className="button is-theme" href={page} target="_blank" rel="noopener">
              {say('bookAt', { service: name })}
            </a>
            {isAwake && !isHeld && state === 'link' && (
              <button type="button" className="reservation-show" onClick={load}>
                {say('showForm', { service: name })}
              </button>
            )}
            {state === 'loading' && <span role="status">{say('loading')}</span>}
          </p>
        )
      )}
      {kind !== 'openTable' && <div className="reservation-widget" ref={widget} />}
    </div>
  );
}

function facts(): SiteContext | undefined {
  const { Static } = window as { Static?: { SITE_CONTEXT: SiteContext } };
  return Static?.SITE_CONTEXT;
}

/** Whoever works on the site is told why nothing happens: at each click and send, and when they first come by keyboard. */
function tellOnUse(block: HTMLElement, message: string): () => void {
  const listening = new AbortController();
  const tell = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    void import('#browser/layers/confirmation.ts').then(({ alertDialog }) =>
      alertDialog(message, PREVIEW_ONLY),
    );
  };
  const options = { capture: true, signal: listening.signal };
  block.addEventListener('click', tell, options);
  block.addEventListener('submit', tell, options);
  // The dialog gives the focus back where it was: told each time, nobody would get past.
  block.addEventListener(
    'focusin',
    (event) => {
      if (event.target instanceof HTMLElement && event.target.matches(':focus-visible')) tell(event);
    },
    { ...options, once: true },
  );
  return () => listening.abort();
}
