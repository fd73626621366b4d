import { filesIn, withFiles } from '#core/page/portable/own-files.ts';
import type { Portable } from '#core/page/portable/portable.ts';
import { assets, type BroughtFiles } from '#contract/content/assets.ts';
import { call } from '../../http/call.ts';
import { CallProblem, sentenceOf } from '../../http/problem.ts';
import { say } from './words.ts';

export const FILES_STAY = say('picturesAndVideosStay');

export interface Brought {
  /** What can be pasted; nothing when it is better pasted again later. */
  content?: Portable;
  notice?: { color?: string; message: string };
}

type Ask = (from: string, files: string[]) => Promise<BroughtFiles>;
const askServer: Ask = (from, files) => call(assets.bring, { body: { from, files } });

/** Files belong to a site: on another one of this platform they are copied, from anywhere else they stay behind. */
export async function bringFiles(content: Portable, from: string, ask: Ask = askServer): Promise<Brought> {
  const files = filesIn(content);
  if (files.length === 0) return { content };
  try {
    const reply = await ask(from, files);
    const brought = new Map(reply.files.map((file) => [file.from, file.to]));
    return { content: withFiles(content, brought), ...noticeOf(reply) };
  } catch (error) {
    if (!(error instanceof CallProblem && error.code === 'notFound'))
      return {
        notice: {
          color: 'orange',
          message: say('nothingWasPastedSentenceOf', { sentenceOf: sentenceOf(error) }),
        },
      };
    return {
      content: withFiles(content, new Map()),
      notice: { color: 'orange', message: FILES_STAY },
    };
  }
}

function noticeOf({ files, left }: BroughtFiles): Pick<Brought, 'notice'> {
  const came = files.filter(({ from, to }) => from !== to).length;
  if (left.length > 0) {
    const why = [...new Set(left.map(({ problem }) => problem))].join(' ');
    const count = files.length + left.length;
    return {
      notice: { color: 'orange', message: say('someFilesNotCopied', { left: left.length, count, why }) },
    };
  }
  if (came === 0) return {};
  return {
    notice: {
      message: say('filesWereCopiedTo', { came }),
    },
  };
}
