import { fail, type Failure } from '#contract/errors.ts';
import { readEmbed } from '#core/video/embed.ts';
import { isOfBasicAccount, lookupAddress } from '#core/video/lookup.ts';
import type { LoadFromWeb } from './from-web.ts';

const MAX_ANSWER_BYTES = 100_000;

/** Asks Vimeo for whom it plays a film in the background. Where nobody answers, the owner is believed. */
export function makeBackgroundFilms({ load }: { load: LoadFromWeb }) {
  return {
    async check(link: string): Promise<void | Failure> {
      const embed = readEmbed(link);
      const address = embed.providerName === 'Vimeo' ? lookupAddress(embed) : undefined;
      const answer = address && (await load(new URL(address), { bytes: MAX_ANSWER_BYTES }));
      if (Buffer.isBuffer(answer) && isOfBasicAccount(answer.toString('utf8'))) return fail('vimeoBasic');
    },
  };
}

export type BackgroundFilms = ReturnType<typeof makeBackgroundFilms>;
