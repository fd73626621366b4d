import { notifications } from '@mantine/notifications';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { multilingual } from '#contract/content/multilingual.ts';
import { chainOf } from '#core/languages/site-languages.ts';
import { LANGUAGE_PARAMETER } from '../../addresses/edited-part.ts';
import { languagesQuery } from '../../documents/languages.ts';
import { fieldsOf } from '../../documents/session/remote.ts';
import type { Session } from '../../documents/session/session.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import type { OpenTranslation } from './language-session.ts';
import { say } from './words.ts';

const FIELDS = fieldsOf('translation', '');

/** Opens what a language says of a document, beside the document. Undefined until it is there; null without a language. */
export function useTranslation(session: Session, of: string): OpenTranslation | null | undefined {
  const [search, setSearch] = useSearchParams();
  const language = search.get(LANGUAGE_PARAMETER) ?? '';
  const { data, error } = useQuery({ ...languagesQuery, enabled: language !== '' });
  const [opened, setOpened] = useState<OpenTranslation>();
  useEffect(() => {
    if (language === '' || of === '' || (!data && !error)) return undefined;
    let isCurrent = true;
    openAll(session, of, { language, languages: data }).then(
      (translation) => isCurrent && setOpened(translation),
      (problem: unknown) => {
        if (!isCurrent) return;
        notifications.show({ color: 'orange', message: sentenceOf(problem) });
        setSearch(
          (now) => {
            now.delete(LANGUAGE_PARAMETER);
            return now;
          },
          { replace: true },
        );
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [session, of, language, data, error, setSearch]);
  if (language === '') return null;
  return opened?.language === language && opened.of === of ? opened : undefined;
}

interface Known {
  languages: readonly string[];
  defaultLanguage: string;
  sourceLanguage: string;
}

async function openAll(
  session: Session,
  of: string,
  { language, languages }: { language: string; languages: Known | undefined },
): Promise<OpenTranslation> {
  if (!languages?.languages.includes(language)) throw new Error(say('notALanguage'));
  const { sourceLanguage: source, defaultLanguage } = languages;
  const wanted = chainOf({ source, default: defaultLanguage }, language).filter((each) =>
    languages.languages.includes(each),
  );
  const chain = await Promise.all(
    wanted.map(async (each) => {
      const { id } = await call(multilingual.open, { params: { of, language: each } });
      const state = await session.open(id, FIELDS);
      if (state !== 'open') throw new Error(say('couldNotBeOpened'));
      return { language: each, id };
    }),
  );
  return { language, of, source, chain };
}
