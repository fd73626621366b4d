import { PagePermissionType, type SiteForms } from '#blocks/form/site-forms.ts';
import type { PageFacts } from '#core/forms/submission/facts.ts';
import { blockOf } from '#blocks/index.ts';
import { needsOn } from '#core/blocks/needs.ts';
import { escape } from '#core/text/html.ts';
import type { CaptchaSpec } from '#core/forms/submission/captcha.ts';
import type { FormDocument } from '#core/forms/document.ts';
import { publicForm, type PublicForm } from '#core/forms/public-form.ts';
import type { PageBody } from '#core/page/page.ts';
import type { PopupDocument } from '#core/popup/document.ts';
import { categoryOfCode } from '#core/consent/contacts.ts';
import { NO_CONSENT_NEEDED, type PageConsent } from '#blocks/kit/consent-context.ts';
import { captchaProvider, hostedCaptcha } from '#core/settings/forms.ts';
import type { Settings } from '#core/settings/groups.ts';
import { pageTitle, titleWith } from './document/head.ts';
import { codePiece, type Piece } from './document/owner-code.ts';
import { pageConsent } from './consent/page-consent.ts';
import type { PageInput, SiteInput } from './page-input.ts';
import { DEFAULT_SUBMIT_TEXT, DEFAULT_SUCCESS_MESSAGE } from '#core/messages/defaults.ts';
import { unlessOwn } from '#core/words/own-text.ts';
import { wordsOfSite } from '#core/settings/site-words.ts';

/** The forms of a site for the page that is being drawn. */
export function siteFormsOf(input: PageInput): SiteForms {
  const { content, locks } = input;
  const id = content.kind === 'special' ? '' : content.id;
  const itemId = itemOf(content);
  return formsOf(
    input,
    {
      pageTitle: pageTitle(input),
      pageId: itemId ?? id,
      collectionId: id,
      contentSource: itemId === undefined ? 'c' : 'i',
      pagePath: input.path,
      pagePermissionTypeValue: permissionOf(locks, id),
    },
    pageConsent(input),
  );
}

/** The forms of a site for a block that is drawn without its page. */
export function formsOfBlock(site: SiteInput, { id, path, title }: SiteInput['pages'][number]): SiteForms {
  return formsOf(site, {
    pageTitle: titleWith(site.settings.site.title, { path, title }),
    pageId: id,
    collectionId: id,
    contentSource: 'c',
    pagePath: path,
    pagePermissionTypeValue: permissionOf(site.locks, id),
  });
}

const permissionOf = (locks: SiteInput['locks'], id: string): number =>
  PagePermissionType[locks?.get(id)?.by ?? 'public'];

function formsOf(
  { forms, settings }: Pick<SiteInput, 'forms' | 'settings'>,
  page: PageFacts,
  { allows }: PageConsent = NO_CONSENT_NEEDED,
): SiteForms {
  return {
    page,
    formOf(formId) {
      const document = Object.hasOwn(forms, formId) ? forms[formId] : undefined;
      if (!document) return undefined;
      const form = inWords(publicForm(formId, document, captchaOf(document, settings)), settings);
      return allows(categoryOfCode(form.html, 'auto')) ? form : { ...form, html: '' };
    },
  };
}

/** Texts that are still the product's own are said in the words of the site. */
function inWords(form: PublicForm, settings: Settings): PublicForm {
  const say = wordsOfSite(settings).of('forms');
  return {
    ...form,
    submitText: unlessOwn(form.submitText, DEFAULT_SUBMIT_TEXT, say('submit')),
    message: form.message === DEFAULT_SUCCESS_MESSAGE ? say('thanks') : form.message,
  };
}

function itemOf(content: PageInput['content']): string | undefined {
  if (content.kind === 'item') return content.view.id;
  return content.kind === 'special' && content.special.name === 'product'
    ? content.special.product.id
    : undefined;
}

/** The hosted service where the form asks for it and it may be used, the built-in one otherwise. */
export function captchaOf({ captcha }: FormDocument, settings: Settings): CaptchaSpec {
  const hosted = captchaProvider(captcha.provider, settings) === 'hosted' && hostedCaptcha(settings.forms);
  return hosted ? hosted.spec : { provider: 'altcha' };
}

/** What the forms of a page bring along that its policy must let through: a hosted CAPTCHA, and the owner's own code. */
export function formPieces(body: PageBody, { formOf }: SiteForms, hasCode: boolean): Piece[] {
  return needsOn([body], blockOf).flatMap(({ needs }) =>
    needs.form === undefined ? [] : codeOf(formOf(needs.form), hasCode),
  );
}

export function popupPieces({ slices }: PopupDocument, { formOf }: SiteForms, hasCode: boolean): Piece[] {
  return slices.action === 'form' ? codeOf(formOf(slices.formId), hasCode) : [];
}

function codeOf(form: PublicForm | undefined, hasCode: boolean): Piece[] {
  if (!form) return [];
  const { captcha, html } = form;
  const own = hasCode ? [codePiece(html)] : [];
  if (captcha?.provider !== 'hosted') return own;
  const source = escape(captcha.script);
  const code = `<script src="${source}"></script><iframe src="${source}"></iframe>`;
  return [...own, codePiece(code, 'necessary')];
}
