import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { multilingual, type TranslationText } from '#contract/content/multilingual.ts';
import { CONTENT } from '../../documents/queries.ts';
import { useUnsaved } from '../../documents/unsaved.ts';
import { call } from '../../http/call.ts';
import { documentsQuery, statusQuery, translationQuery } from './queries.ts';

type Value = TranslationText['source'];

/** After the last key, so that a word is saved and not each of its letters. */
const PAUSE_MS = 800;
/** As many as one call takes, with room for what is being typed. */
const AT_ONCE = 400;

/** Keeps what is typed and saves it by itself, a few texts at a time. */
export function useTranslating(of: string, language: string) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<ReadonlyMap<string, Value>>(new Map());
  const [waiting, setWaiting] = useState<ReadonlyMap<string, { source: Value; text: Value | null }>>(
    new Map(),
  );
  const [error, setError] = useState<unknown>(null);
  const latest = useRef(waiting);
  useEffect(() => {
    latest.current = waiting;
  }, [waiting]);

  const save = useCallback(async (): Promise<boolean> => {
    const sent = latest.current;
    if (sent.size === 0) return true;
    try {
      const texts = [...sent].map(([key, change]) => ({ key, ...change }));
      const saved = await call(multilingual.translate, { params: { of, language }, body: { texts } });
      client.setQueryData(translationQuery(of, language).queryKey, saved);
      // What was typed while it was on its way still waits.
      setWaiting((now) => new Map([...now].filter(([key, change]) => sent.get(key) !== change)));
      setError(null);
      await Promise.all([
        client.invalidateQueries({ queryKey: statusQuery.queryKey }),
        client.invalidateQueries({ queryKey: documentsQuery(language).queryKey }),
        client.invalidateQueries({ queryKey: CONTENT }),
      ]);
      return true;
    } catch (problem) {
      setError(problem);
      return false;
    }
  }, [client, of, language]);

  useEffect(() => {
    if (waiting.size === 0) return undefined;
    const timer = setTimeout(() => void save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [waiting, save]);

  const saving = useMemo(() => ({ save, isDraft: true }), [save]);
  useUnsaved(`translation ${of} ${language}`, waiting.size > 0, saving);

  const write = (texts: readonly { text: TranslationText; value: Value }[]) => {
    setTyped((now) => new Map([...now, ...texts.map(({ text, value }) => [text.key, value] as const)]));
    const changes = texts.map(({ text: { key, source }, value }) => {
      const change = { source, text: isNothing(value) ? null : value };
      return [key, change] as const;
    });
    setWaiting((now) => new Map([...now, ...changes]));
  };
  const valueOf = ({ key, text }: TranslationText): Value | null => typed.get(key) ?? text;

  return {
    error,
    isSaving: waiting.size > 0,
    save,
    /** What stands in the field of a text. */
    valueOf,
    write: (text: TranslationText, value: Value) => write([{ text, value }]),
    /** Says of several texts that they are right as they are. */
    check: (texts: readonly TranslationText[]) =>
      write(
        texts.slice(0, AT_ONCE).flatMap((text) => {
          const value = valueOf(text);
          return value === null ? [] : [{ text, value }];
        }),
      ),
  };
}

const isNothing = (value: Value): boolean => typeof value === 'string' && value.trim() === '';
