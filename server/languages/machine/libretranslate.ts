import { z } from 'zod';
import { askJson, type Refusal, type ServiceKind, type Translated } from './service-kind.ts';

const answer = z.object({ translatedText: z.array(z.string()) });
const problem = z.object({ error: z.string() });

const codeOf = (language: string): string => {
  const [base = '', ...rest] = language.toLowerCase().split('-');
  if (base === 'zh') return rest.includes('hant') ? 'zt' : 'zh';
  return base;
};

function refusalOf(status: number, json: unknown): Refusal {
  const sentence = problem.safeParse(json).data?.error ?? '';
  if (status === 403 || /api key/i.test(sentence)) return 'key';
  if (status === 429) return 'busy';
  return status === 400 && /not supported|not available/i.test(sentence) ? 'language' : 'away';
}

/** LibreTranslate, which anybody can run on a server of their own. */
export const libreTranslate: ServiceKind = {
  name: 'libretranslate',
  title: 'LibreTranslate',
  needsAddress: true,
  needsKey: false,
  portion: { most: 20, characters: 4000 },
  open({ key, address, ask }) {
    const base = address.replace(/\/+$/, '');
    async function translate(
      lines: readonly string[],
      { from, to }: { from: string; to: string },
    ): Promise<Translated> {
      const reply = await askJson(ask, `${base}/translate`, {
        body: {
          q: lines,
          source: codeOf(from),
          target: codeOf(to),
          format: 'html',
          ...(key !== '' && { api_key: key }),
        },
      });
      if (!reply) return { refusal: 'away' };
      if (reply.status !== 200) return { refusal: refusalOf(reply.status, reply.json) };
      const read = answer.safeParse(reply.json);
      return read.success && read.data.translatedText.length === lines.length
        ? { lines: read.data.translatedText }
        : { refusal: 'away' };
    }
    return {
      translate,
      async check() {
        const tried = await translate(['Hello'], { from: 'en', to: 'es' });
        // A server with other languages than these two works as well.
        return 'lines' in tried || tried.refusal === 'language' ? undefined : tried.refusal;
      },
    };
  },
};
