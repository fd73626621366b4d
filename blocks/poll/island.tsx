import { useEffect, useRef, useState, type FormEvent } from 'react';
import { call } from '#browser/http/call.ts';
import { DataError } from '#browser/http/data-error.ts';
import * as calls from '#contract/addresses/forms.ts';
import { hrefTo } from '#contract/href-to.ts';
import type { FieldSpec } from '#core/forms/field.ts';
import type { PollState } from '#core/forms/poll.ts';
import type { PublicForm } from '#core/forms/public-form.ts';
import type { PageFacts } from '#core/forms/submission/facts.ts';
import { bodyOf } from './vote-body.ts';
import { useWords } from '../kit/words.ts';
import { PollResult } from './result.tsx';

export interface PollProps {
  blockId: string;
  form: PublicForm;
  question: FieldSpec;
  page: PageFacts;
  hasQuestion: boolean;
  /** When voting ends, in words; empty where it does not. */
  ends: string;
}

/** Asks, then shows how others voted. Asleep it is a plain form whose answer is a page. */
export default function PollIsland(props: PollProps) {
  const { blockId, form, question, page, hasQuestion, ends } = props;
  const { formId } = form;
  const { id, title, type, options = [], labels = options } = question;
  const say = useWords('poll');
  const [state, setState] = useState<PollState>();
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  const isOver = state !== undefined && (state.hasVoted || !state.isOpen);
  const base = `b${blockId}-poll`;

  useEffect(() => {
    let isGone = false;
    call(calls.poll, { params: { id: formId } }).then(
      (found) => !isGone && setState(found),
      // Voting works without: what is wrong is told then.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [formId]);

  async function vote(element: HTMLFormElement) {
    const sent = new FormData(element);
    const chosen = sent.getAll(id).map(String).filter(Boolean);
    if (chosen.length === 0) return setProblem(say('chooseOne'));
    setSending(true);
    setProblem('');
    try {
      const { key } = await call(calls.key);
      const value = type === 'checkbox' ? chosen : (chosen[0] ?? '');
      await call(calls.save, { body: bodyOf({ form, page, blockId }, key, { [id]: value }) });
    } catch (error) {
      const isTold = error instanceof DataError && error.status === 409;
      setProblem(isTold ? error.message : say('failed'));
    }
    setState(await call(calls.poll, { params: { id: formId } }).catch(() => state));
    setSending(false);
    result.current?.focus();
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSending) void vote(event.currentTarget);
  };

  const asked = hasQuestion ? (
    <p className="poll-question" id={`${base}-title`}>
      {title}
    </p>
  ) : null;
  return (
    <>
      {asked}
      <div ref={result} tabIndex={-1} role="status">
        {problem !== '' && <p className="poll-problem">{problem}</p>}
        {isOver && <PollResult labels={labels} state={state} />}
      </div>
      <form
        method="post"
        action={calls.post.path}
        encType="multipart/form-data"
        hidden={isOver}
        onSubmit={onSubmit}
      >
        {Object.entries({ formId, objectName: blockId, submitButtonText: form.submitText, ...page }).map(
          ([name, value]) => (
            <input key={name} type="hidden" name={name} defaultValue={String(value)} />
          ),
        )}
        <div
          className="field-options"
          role={type === 'checkbox' ? 'group' : 'radiogroup'}
          {...(hasQuestion ? { 'aria-labelledby': `${base}-title` } : { 'aria-label': title })}
        >
          {options.map((option, index) => (
            <label key={option} htmlFor={`${base}-${index}`}>
              <input
                id={`${base}-${index}`}
                type={type === 'checkbox' ? 'checkbox' : 'radio'}
                name={id}
                value={option}
                required={type !== 'checkbox'}
              />
              <span>{labels[index]}</span>
            </label>
          ))}
        </div>
        <p className="poll-actions">
          <button className="button is-solid is-medium" aria-disabled={isSending}>
            {form.submitText}
          </button>
          {form.poll?.results === 'everyone' && (
            <a href={hrefTo(calls.sent, { params: { id: formId } })}>{say('seeResults')}</a>
          )}
        </p>
        {ends !== '' && <p className="poll-total">{say('ends', { day: ends })}</p>}
      </form>
    </>
  );
}
