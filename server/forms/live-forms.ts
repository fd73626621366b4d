import type { FormDocument } from '#core/forms/document.ts';
import type { FieldSpec } from '#core/forms/field.ts';
import { newsletterFields } from '#core/forms/newsletter.ts';
import { askedFields } from '#core/forms/public-form.ts';
import type { CaptchaProvider } from '#core/forms/submission/captcha.ts';
import { captchaProvider } from '#core/settings/forms.ts';
import type { Settings } from '#core/settings/groups.ts';
import type { Site } from '../http/context.ts';
import type { Sender } from '../newsletter/links.ts';
import type { Newsletter } from '../newsletter/service.ts';
import { speechIn } from '../languages/in-language.ts';
import type { Snapshots } from '../serving/snapshots.ts';
import { languageAt } from '#core/languages/site-languages.ts';
import { wordsInLanguage } from '#core/languages/words-in.ts';
import type { SpokenWords } from '#core/words/wording.ts';

/** A form that takes submissions, with what surrounds it. */
export interface LiveForm {
  formId: string;
  name: string;
  fields: readonly FieldSpec[];
  /** In the words of the owner, who reads the answers. */
  writtenFields: readonly FieldSpec[];
  /** Newsletter blocks have no document: their list is their form. */
  document: FormDocument | undefined;
  sender: Sender;
  /** Where whoever submits it reads the site. */
  visitorUrl: string;
  settings: Settings['forms'];
  captcha: CaptchaProvider;
  /** Of the page it stands on. */
  language: string;
  words: SpokenWords;
}

/** Finds what a visitor submits to. A form that leads nowhere is not configured yet. */
export function makeLiveForms(deps: { snapshots: Snapshots; newsletter: Newsletter }) {
  const { snapshots, newsletter } = deps;
  return {
    async find(site: Site, formId: unknown, path = '/'): Promise<LiveForm | undefined> {
      if (typeof formId !== 'string' || formId.length > 40) return undefined;
      const { forms, settings, baseUrl, languages } = await snapshots.of(site);
      const { language } = languageAt(languages, path);
      const speech = speechIn(languages, language);
      const said = speech ? (await snapshots.of(site, speech.language)).forms : forms;
      const [written, document] = [forms, said].map((all) =>
        Object.hasOwn(all, formId) ? all[formId] : undefined,
      );
      const captcha = captchaProvider(document?.captcha.provider ?? 'altcha', settings);
      const words = wordsInLanguage(settings, speech?.language ?? '');
      const sender = { siteId: site.id, siteTitle: settings.site.title, baseUrl, words, speech };
      const visitorUrl = languages.domains?.origins.get(language) ?? baseUrl;
      const shared = { formId, sender, visitorUrl, settings: settings.forms, captcha, language, words };
      if (written && document) {
        if (!leadsSomewhere(document)) return undefined;
        const { name } = document;
        return {
          ...shared,
          name,
          fields: askedFields(document),
          writtenFields: askedFields(written),
          document,
        };
      }
      const list = await newsletter.findList(site.id, formId);
      const fields = newsletterFields(words.of('forms'));
      return list && { ...shared, name: list.name, fields, writtenFields: fields, document: undefined };
    },
  };
}

export type LiveForms = ReturnType<typeof makeLiveForms>;

function leadsSomewhere({ fields, storage }: FormDocument): boolean {
  const { keep, notify, listId, webhook } = storage;
  return fields.length > 0 && (keep || notify.length > 0 || listId !== '' || webhook !== '');
}
