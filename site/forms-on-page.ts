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
import { hostedCaptcha } from '#core/settings/forms.ts';
import type { Settings } from '#core/settings/groups.ts';
import { pageTitle, titleWith } from './document/head.ts';
import type { PageInput, SiteInput } from './page-input.ts';

/** The forms of a site for the page that is being drawn. */
export function siteFormsOf(input: PageInput): SiteForms {
  const { content, locks } = input;
  const id = content.kind === 'special' ? '' : content.id;
  const itemId = itemOf(content);
  return formsOf(input, {
    pageTitle: pageTitle(input),
    pageId: itemId ?? id,
    collectionId: id,
    contentSource: itemId === undefined ? 'c' : 'i',
    pagePath: input.path,
    pagePermissionTypeValue: locks?.has(id) ? PagePermissionType.password : PagePermissionType.public,
  });
}

/** The forms of a site for a block that is drawn without its page. */
export function formsOfBlock(site: SiteInput, { id, path, title }: SiteInput['pages'][number]): SiteForms {
  return formsOf(site, {
    pageTitle: titleWith(site.settings.site.title, { path, title }),
    pageId: id,
    collectionId: id,
    contentSource: 'c',
    pagePath: path,
    pagePermissionTypeValue: site.locks?.has(id) ? PagePermissionType.password : PagePermissionType.public,
  });
}

function formsOf({ forms, settings }: Pick<SiteInput, 'forms' | 'settings'>, page: PageFacts): SiteForms {
  return {
    page,
    formOf(formId) {
      const document = Object.hasOwn(forms, formId) ? forms[formId] : undefined;
      return document && publicForm(formId, document, captchaOf(document, settings));
    },
  };
}

function itemOf(content: PageInput['content']): string | undefined {
  if (content.kind === 'item') return content.view.id;
  return content.kind === 'special' && content.special.name === 'product'
    ? content.special.product.id
    : undefined;
}

/** The hosted service where the form asks for it and its keys are there, the built-in one otherwise. */
export function captchaOf({ captcha }: FormDocument, settings: Settings): CaptchaSpec {
  const hosted = captcha.provider === 'hosted' ? hostedCaptcha(settings.forms) : undefined;
  return hosted?.spec ?? { provider: 'altcha' };
}

/** What the forms of a page bring along that its policy must let through: a hosted CAPTCHA, and the owner's own code. */
export function formCodeOf(body: PageBody, { formOf }: SiteForms, hasCode: boolean): string[] {
  return needsOn([body], blockOf).flatMap(({ needs }) =>
    needs.form === undefined ? [] : codeOf(formOf(needs.form), hasCode),
  );
}

export function popupCodeOf({ slices }: PopupDocument, { formOf }: SiteForms, hasCode: boolean): string[] {
  return slices.action === 'form' ? codeOf(formOf(slices.formId), hasCode) : [];
}

function codeOf(form: PublicForm | undefined, hasCode: boolean): string[] {
  if (!form) return [];
  const { captcha, html } = form;
  const own = hasCode ? [html] : [];
  if (captcha?.provider !== 'hosted') return own;
  const source = escape(captcha.script);
  return [...own, `<script src="${source}"></script><iframe src="${source}"></iframe>`];
}
