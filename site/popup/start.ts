import { closeTargets } from '#browser/layers/close-targets.ts';
import { tell } from '#browser/http/tell.ts';
import { readCookie } from '#browser/storage/cookies.ts';
import { isEditorFrame } from '#browser/page/editor-frame.ts';
import { shrinkText, watchMinFont } from '#browser/page/min-font.ts';
import { VISITOR_COOKIE } from '#core/visitors/cookies.ts';
import { POPUP_SHOWN_EVENT, type PopupEvent } from '#core/popup/events.ts';
import { isDue, isForScreen, nextRecord, readRecord } from '#core/popup/record.ts';
import { POPUP_STORAGE_KEY } from '#core/visitors/cookies.ts';
import type { SiteContext } from '#core/site-context/context.ts';
import { record } from '#contract/addresses/popup.ts';
import type { PageFacts } from '#core/forms/submission/facts.ts';
import { openPopup } from './open.ts';
import { awaitTrigger, whenIdle, type Trigger } from './trigger.ts';

/** Somebody is busy with something else: it waits this long before it looks again. */
const RETRY_MS = 1000;
const TYPING = 'input,textarea,select,[contenteditable]';

interface Known {
  websiteSettings: Pick<SiteContext['websiteSettings'], 'popupOverlaySettings'>;
}

/** Shows the pop-up of a page when its owner's rules and the visitor's own record allow it. Returns its undoing. */
export function startPopup(dialog: HTMLDialogElement, context: Known): () => void {
  const state = dialog.dataset.popup;
  if (state === 'preview') return onlyLook(dialog);
  const settings = context.websiteSettings.popupOverlaySettings;
  const screen = { width: innerWidth, userAgent: navigator.userAgent };
  // In the admin's frame it would lie over what somebody works on.
  if (state !== 'on' || isEditorFrame() || !isForScreen(settings, screen)) return () => {};
  if (!isDue(stored(), settings, Date.now())) return () => {};

  const listening = new AbortController();
  const { signal } = listening;
  let close = () => {};

  const tell = (event: PopupEvent) => {
    if ('counts' in document.documentElement.dataset) tellServer(dialog, event, settings);
  };
  const remember = (submitted: boolean) =>
    store({ version: settings.version, submitted, closedDate: Date.now() });
  const open = () => {
    let isFollowed = false;
    stopWaiting = watchMinFont(dialog.querySelectorAll('h2, .popup-text p'));
    close = openPopup(dialog, () => {
      remember(false);
      if (!isFollowed) tell('close');
    });
    tell('render');
    dialog.dispatchEvent(new Event(POPUP_SHOWN_EVENT));
    dialog.addEventListener(
      'form:submit-success',
      () => {
        remember(true);
        tell('submit');
      },
      { signal },
    );
    dialog.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element) || !target.closest('.popup-action a')) return;
        isFollowed = true;
        tell('click');
        close();
      },
      { signal },
    );
  };
  const openWhenFree = () => {
    if (!isBusy()) return open();
    const timer = setTimeout(openWhenFree, RETRY_MS);
    stopWaiting = () => clearTimeout(timer);
  };
  let stopWaiting = whenIdle(() => {
    stopWaiting = awaitTrigger(JSON.parse(dialog.dataset.trigger ?? '{}') as Trigger, openWhenFree);
  });
  return () => {
    listening.abort();
    stopWaiting();
    close();
  };
}

/** Another layer is open, or somebody is writing: nobody is interrupted. */
function isBusy(): boolean {
  return (
    closeTargets.hasOpen() ||
    document.hidden ||
    document.querySelector('dialog[open],:popover-open') !== null ||
    document.activeElement?.matches(TYPING) === true
  );
}

/** Nothing in a preview leads away or is sent. */
function onlyLook(dialog: HTMLDialogElement): () => void {
  const listening = new AbortController();
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  for (const name of ['click', 'submit'])
    dialog.addEventListener(name, stop, { capture: true, signal: listening.signal });
  const headline = dialog.querySelector<HTMLElement>('h2');
  const stopShrinking = headline ? shrinkText(headline) : () => {};
  return () => {
    listening.abort();
    stopShrinking();
  };
}

/** A browser may keep its storage shut; then it is as on the first visit. */
function stored() {
  try {
    return readRecord(localStorage.getItem(POPUP_STORAGE_KEY));
  } catch {
    return undefined;
  }
}

function store(now: Parameters<typeof nextRecord>[1]): void {
  try {
    localStorage.setItem(POPUP_STORAGE_KEY, JSON.stringify(nextRecord(stored(), now)));
  } catch {
    // Nothing is kept, and nothing breaks.
  }
}

function tellServer(
  dialog: HTMLElement,
  event: PopupEvent,
  { version, style }: { version: number; style: string },
): void {
  const page = JSON.parse(dialog.dataset.page ?? '{}') as PageFacts;
  const body = { event, overlayVersion: version, style, ...page };
  tell(record, { body: { ...body, visitorCookie: readCookie(VISITOR_COOKIE) ?? '' } });
}
