import { DataError } from '#browser/http/data-error.ts';
import { fonts, type UploadedFont } from '#contract/content/fonts.ts';
import { send } from '../../http/call.ts';
import { CallProblem, problemOf } from '../../http/problem.ts';
import { whyUnreadable } from './readable-font.ts';

/** Sends a font; what is wrong with it is told as a problem. */
export async function uploadFont(file: File): Promise<UploadedFont> {
  const why = await whyUnreadable(file);
  if (why !== undefined) throw new CallProblem('unsupportedFile', why);
  const { method, path, reply } = fonts.upload;
  try {
    return reply.parse(await send({ method, path, query: { name: file.name.slice(-120) }, bytes: file }));
  } catch (error) {
    throw error instanceof DataError ? problemOf(error) : error;
  }
}
