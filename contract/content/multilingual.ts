import { z } from 'zod';
import { PER_MINUTE } from '#core/access/paces.ts';
import { Permission } from '#core/enumerations/permissions.ts';
import { SettingsPermission } from '#core/people/finer-permissions.ts';
import { DOCUMENT_KINDS } from '#core/content/kinds.ts';
import { MAX_TERM_LENGTH, MAX_TERMS } from '#core/languages/glossary.ts';
import { TRANSLATED_GOODS } from '#core/languages/names.ts';
import { TEXT_STATES } from '#core/languages/translation.ts';
import { MAX_OTHER_LANGUAGES } from '#core/settings/languages.ts';
import { MAX_SENTENCE_LENGTH } from '#core/settings/words.ts';
import { route } from '../route.ts';

const needs = { permission: Permission.contentManager } as const;
const code = z.string().min(2).max(35);

const settings = z.object({
  /** The default first. */
  languages: z.array(code),
  defaultLanguage: code,
  /** What the site is written in. */
  sourceLanguage: code,
  /** Those that have a domain to themselves. */
  domains: z.array(z.object({ language: code, host: z.string() })),
});

const progress = {
  texts: z.int(),
  translated: z.int(),
  /** By a machine, and read by nobody yet. */
  machine: z.int(),
  outOfDate: z.int(),
};

/** Plain, or formatted as the editor keeps it. */
const textValue = z.union([z.string(), z.record(z.string(), z.unknown())]);

const text = z.object({
  key: z.string(),
  label: z.string(),
  state: z.enum(TEXT_STATES),
  source: textValue,
  /** Null while there is none. */
  text: textValue.nullable(),
  /** The words that were translated, where they have changed since. */
  was: textValue.nullable(),
});

/** A picture as blocks hold it, or the address of another file. */
const fileValue = z.union([z.string(), z.record(z.string(), z.unknown())]);

const file = z.object({
  key: z.string(),
  label: z.string(),
  /** What can be chosen in its place, such as `image/*`. */
  accept: z.string(),
  value: fileValue,
  /** What the language shows there; null where that is the same. */
  said: fileValue.nullable(),
  /** Whether the document shows another one than when it was chosen. */
  isOutOfDate: z.boolean(),
});

export type TranslationFile = z.output<typeof file>;

const place = z.object({ of: z.string().max(80), language: code });
const translation = z.object({
  title: z.string(),
  texts: z.array(text),
  /** Pictures and other files, which a language can have its own of. */
  files: z.array(file),
  /** Where it is found, and where in this language; empty where that is the same. Null for what has one address. */
  address: z.object({ source: z.string(), text: z.string() }).nullable(),
});

export type TranslationText = z.output<typeof text>;

const term = z.strictObject({
  term: z.string().max(MAX_TERM_LENGTH),
  /** Empty for what stays as it is, such as a name. */
  translation: z.string().max(MAX_TERM_LENGTH),
});
const glossary = z.object({ terms: z.array(term) });

const sentence = z.object({
  /** Area and key, as in `cart.checkout`. */
  name: z.string(),
  area: z.string(),
  /** As the product says it. */
  text: z.string(),
  /** As the owner says it; null while they do not. */
  own: z.string().nullable(),
});

export type OwnerSentence = z.output<typeof sentence>;

export const EXCHANGE_FORMATS = ['xliff', 'csv'] as const;
export type ExchangeFormat = (typeof EXCHANGE_FORMATS)[number];
const MAX_EXCHANGE_LENGTH = 20_000_000;

export const multilingual = {
  settings: route({
    method: 'GET',
    path: '/api/multilingual/settings',
    summary: 'The languages of the site',
    scope: 'site',
    needs,
    reply: settings,
  }),
  status: route({
    method: 'GET',
    path: '/api/multilingual/status',
    summary: 'How much is translated into each language',
    scope: 'site',
    needs,
    reply: z.object({
      enabled: z.boolean(),
      languages: z.array(
        z.object({ language: code, isDefault: z.boolean(), isSource: z.boolean(), ...progress }),
      ),
    }),
  }),
  languages: route({
    method: 'PUT',
    path: '/api/multilingual/languages',
    summary: 'Set the languages of the site; visitors get them at once',
    scope: 'site',
    needs: { permission: SettingsPermission.site },
    records: 'document.save',
    body: z.strictObject({
      languages: z.array(z.string()).max(MAX_OTHER_LANGUAGES + 1),
      defaultLanguage: z.string().optional(),
    }),
    reply: settings,
  }),
  documents: route({
    method: 'GET',
    path: '/api/multilingual/documents',
    summary: 'What can be translated, with how much of it is',
    scope: 'site',
    needs,
    query: z.strictObject({ language: code }),
    reply: z.object({
      documents: z.array(
        z.object({
          of: z.string(),
          kind: z.enum([...DOCUMENT_KINDS, ...TRANSLATED_GOODS]),
          title: z.string(),
          ...progress,
        }),
      ),
    }),
  }),
  translation: route({
    method: 'GET',
    path: '/api/multilingual/translations/:of/:language',
    summary: 'Every text of a document beside its translation',
    scope: 'site',
    needs,
    params: place,
    reply: translation,
  }),
  translate: route({
    method: 'PUT',
    path: '/api/multilingual/translations/:of/:language',
    summary: 'Save translations of some texts and files of a language; null removes one',
    scope: 'site',
    needs,
    records: 'document.save',
    params: place,
    body: z.strictObject({
      texts: z
        .array(z.strictObject({ key: z.string().max(300), source: textValue, text: textValue.nullable() }))
        .max(500),
      /** Each with the address of what it stands in for; null is what all languages show. */
      files: z
        .array(
          z.strictObject({
            key: z.string().max(300),
            source: z.string().max(500),
            value: fileValue.nullable(),
          }),
        )
        .max(100)
        .optional(),
      /** Its address in the language; empty for the same as elsewhere. */
      address: z.string().max(300).optional(),
    }),
    reply: translation,
  }),
  open: route({
    method: 'POST',
    path: '/api/multilingual/translations/:of/:language',
    summary: 'The document that holds a translation, for the editor; made empty where there is none',
    scope: 'site',
    needs,
    params: place,
    reply: z.object({ id: z.string(), revision: z.int() }),
    recordsNothing: 'An empty translation changes nothing anybody sees.',
  }),
  memory: route({
    method: 'GET',
    path: '/api/multilingual/memory/:of/:language',
    summary: 'What was translated before and may help with the texts of a document that need it',
    scope: 'site',
    needs,
    params: place,
    reply: z.object({
      suggestions: z.array(
        z.object({ key: z.string(), source: textValue, text: textValue, isExact: z.boolean() }),
      ),
    }),
  }),
  glossary: route({
    method: 'GET',
    path: '/api/multilingual/glossary',
    summary: 'How the site says its terms in a language',
    scope: 'site',
    needs,
    query: z.strictObject({ language: code }),
    reply: glossary,
  }),
  setGlossary: route({
    method: 'PUT',
    path: '/api/multilingual/glossary',
    summary: 'Set the terms of a language',
    scope: 'site',
    needs,
    records: 'document.save',
    body: z.strictObject({ language: code, terms: z.array(term).max(MAX_TERMS) }),
    reply: glossary,
  }),
  export: route({
    method: 'GET',
    path: '/api/multilingual/export',
    summary: 'Every text of the site with its translation, as an XLIFF 2.1 or CSV file for translators',
    scope: 'site',
    needs,
    perMinute: PER_MINUTE.writing,
    query: z.strictObject({ language: code, format: z.enum(EXCHANGE_FORMATS) }),
    reply: z.unknown(),
  }),
  import: route({
    method: 'POST',
    path: '/api/multilingual/import',
    summary:
      'Save the translations of an exported file; refused as a whole if any of its texts changed since',
    scope: 'site',
    needs,
    perMinute: PER_MINUTE.writing,
    maxBodyBytes: MAX_EXCHANGE_LENGTH * 2,
    records: 'document.save',
    body: z.strictObject({ file: z.string().min(1).max(MAX_EXCHANGE_LENGTH) }),
    reply: z.object({ imported: z.int(), language: code }),
  }),
  words: route({
    method: 'GET',
    path: '/api/multilingual/words',
    summary: 'Every sentence the product says to visitors in a language, with your own wording',
    scope: 'site',
    needs: { permission: SettingsPermission.words },
    query: z.strictObject({ language: code.optional() }),
    reply: z.object({
      language: code,
      /** Those of the site that the product speaks. */
      languages: z.array(code),
      sentences: z.array(sentence),
    }),
  }),
  word: route({
    method: 'PUT',
    path: '/api/multilingual/words',
    summary: 'Word a sentence yourself; null resets it to the default',
    scope: 'site',
    needs: { permission: SettingsPermission.words },
    records: 'document.save',
    body: z.strictObject({
      language: code,
      name: z.string().max(80),
      text: z.string().max(MAX_SENTENCE_LENGTH).nullable(),
    }),
    reply: sentence,
  }),
} as const;
