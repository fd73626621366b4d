import { z } from 'zod';
import { askJson, type Refusal, type ServiceKind } from './service-kind.ts';

const URLS = { paid: 'https://api.deepl.com', free: 'https://api-free.deepl.com' };
/** Keys of free accounts end so, and are taken at another host. */
const FREE_KEY = ':fx';

const answer = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** Languages that have to be named with a region or script. */
const REGIONAL: Readonly<Record<string, string>> = {
  en: 'EN-GB',
  'en-us': 'EN-US',
  'en-ca': 'EN-US',
  pt: 'PT-PT',
  'pt-br': 'PT-BR',
  'es-419': 'ES-419',
  'es-mx': 'ES-419',
  zh: 'ZH-HANS',
  'zh-hans': 'ZH-HANS',
  'zh-hant': 'ZH-HANT',
};

const baseOf = (language: string): string => language.split('-', 1)[0] ?? language;
const targetOf = (language: string): string =>
  REGIONAL[language.toLowerCase()] ?? REGIONAL[baseOf(language)] ?? baseOf(language).toUpperCase();

function refusalOf(status: number, json: unknown): Refusal {
  if (status === 403) return 'key';
  if (status === 456) return 'quota';
  if (status === 429) return 'busy';
  return status === 400 && /(?:target|source)_lang/.test(JSON.stringify(json)) ? 'language' : 'away';
}

export const makeDeepL = (url?: string): ServiceKind => ({
  name: 'deepl',
  title: 'DeepL',
  needsAddress: false,
  needsKey: true,
  portion: { most: 50, characters: 30_000 },
  open({ key, ask }) {
    const base = url ?? (key.endsWith(FREE_KEY) ? URLS.free : URLS.paid);
    const headers = { authorization: `DeepL-Auth-Key ${key}` };
    return {
      async check() {
        const reply = await askJson(ask, `${base}/v2/usage`, { headers });
        if (!reply) return 'away';
        return reply.status === 200 ? undefined : refusalOf(reply.status, reply.json);
      },
      async translate(lines, { from, to }) {
        const reply = await askJson(ask, `${base}/v2/translate`, {
          headers,
          body: {
            text: lines,
            source_lang: baseOf(from).toUpperCase(),
            target_lang: targetOf(to),
            tag_handling: 'xml',
            ignore_tags: ['x'],
          },
        });
        if (!reply) return { refusal: 'away' };
        if (reply.status !== 200) return { refusal: refusalOf(reply.status, reply.json) };
        const read = answer.safeParse(reply.json);
        return read.success && read.data.translations.length === lines.length
          ? { lines: read.data.translations.map(({ text }) => text) }
          : { refusal: 'away' };
      },
    };
  },
});
