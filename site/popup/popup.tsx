import { useContext } from 'react';
import { useWords } from '#blocks/kit/words.ts';
import FormIsland from '#blocks/form/island.tsx';
import { SiteFormsContext } from '#blocks/form/site-forms.ts';
import { Island } from '#blocks/kit/islands.tsx';
import { Link } from '#blocks/kit/link.tsx';
import { Picture } from '#blocks/kit/picture.tsx';
import { SliceType } from '#core/enumerations/block-types.ts';
import { newsletterForm } from '#core/forms/newsletter.ts';
import type { PublicForm } from '#core/forms/public-form.ts';
import { OVERLAY_NAME, type PopupDocument } from '#core/popup/document.ts';
import { placePopup, type PopupState } from '#core/popup/placing.ts';
import type { PageInput } from '../page-input.ts';
import { isContentPage } from './content-page.ts';

const HEADLINE_ID = 'popup-headline';

/** How the pop-up stands on a page; undefined where there is none. */
export function popupStateOf(input: PageInput): PopupState | undefined {
  if (input.isEditing) return undefined;
  return placePopup(input.popup, {
    path: input.path,
    isContent: isContentPage(input.content),
    isSignedIn: input.account !== null,
    isPreview: input.isPopupPreview === true,
  });
}

/** Closed until the script of the page opens it: without one nobody is interrupted. */
export function Popup({ popup, state }: { popup: PopupDocument; state: PopupState }) {
  const say = useWords('page');
  const { page } = useContext(SiteFormsContext);
  const { slices, style, tone, trigger } = popup;
  const { picture, headline, text } = slices;
  const hasWords = headline !== '' || text !== '' || slices.action !== 'none';
  return (
    <dialog
      className="popup"
      aria-modal="true"
      {...(headline === '' ? { 'aria-label': say('message') } : { 'aria-labelledby': HEADLINE_ID })}
      open={state === 'preview'}
      data-popup={state}
      data-style={style}
      data-trigger={JSON.stringify(trigger)}
      data-page={JSON.stringify(page)}
    >
      <div className="popup-card" data-tone={tone} tabIndex={-1}>
        <button type="button" className="popup-close" aria-label={say('close')}>
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M4 4l12 12M16 4L4 16" fill="none" stroke="currentColor" strokeWidth="1.6" />
          </svg>
        </button>
        {picture.src !== '' && (
          <div className="popup-picture" data-slice-type={SliceType.image}>
            <Picture
              image={picture}
              sizes={style === 'full' ? '(min-width: 720px) 50vw, 100vw' : '(min-width: 720px) 460px, 92vw'}
            />
          </div>
        )}
        {hasWords && (
          <div className="popup-words">
            {headline !== '' && (
              <h2 id={HEADLINE_ID} data-slice-type={SliceType.heading}>
                {headline}
              </h2>
            )}
            {text !== '' && (
              <div className="popup-text" data-slice-type={SliceType.body}>
                {text.split(/\n\s*\n/).map((paragraph, index) => (
                  <p key={index}>{paragraph}</p>
                ))}
              </div>
            )}
            <Action slices={slices} />
          </div>
        )}
      </div>
    </dialog>
  );
}

function Action({ slices }: { slices: PopupDocument['slices'] }) {
  const say = useWords('forms');
  const { formOf } = useContext(SiteFormsContext);
  const { action, newsletter, formId, button } = slices;
  switch (action) {
    case 'newsletter':
      return newsletter.listId === '' ? null : (
        <div className="newsletter" data-layout="stack" data-slice-type={SliceType.newsletter}>
          <OverlayForm form={newsletterForm(newsletter.listId, newsletter, say)} />
        </div>
      );
    case 'form': {
      const form = formOf(formId);
      if (formId === '') return null;
      return form && form.fields.length > 0 ? (
        <div data-slice-type={SliceType.form}>
          <OverlayForm form={form} />
        </div>
      ) : (
        <div hidden data-missing-form={formId} />
      );
    }
    case 'button':
      return button.label === '' ? null : (
        <p className="popup-action" data-slice-type={SliceType.popupOverlayAction}>
          <Link to={button.to} className="button is-solid is-medium">
            {button.label}
          </Link>
        </p>
      );
    case 'none':
      return null;
  }
}

function OverlayForm({ form }: { form: PublicForm }) {
  const { page } = useContext(SiteFormsContext);
  return (
    <Island
      name="form"
      wake="interaction"
      component={FormIsland}
      props={{ blockId: OVERLAY_NAME, form, page, isOverlay: true }}
      words={['forms', 'fields']}
    />
  );
}
