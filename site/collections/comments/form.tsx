import { useState, type FormEvent } from 'react';
import { useWords } from '#blocks/kit/words.ts';
import { hrefTo } from '#contract/href-to.ts';
import { write } from '#contract/addresses/comments.ts';
import { MAX_COMMENT_LENGTH, MAX_COMMENT_NAME_LENGTH } from '#core/comments/comment.ts';

export interface Sent {
  parent: string;
  name: string;
  email: string;
  text: string;
  website: string;
}

/** Answers with what is wrong, by field; with nothing when it was taken. */
export type Send = (sent: Sent) => Promise<Record<string, string> | undefined>;

export function CommentForm(props: {
  item: string;
  parent: string;
  crumb: string;
  /** Known by their account, and asked for nothing but words. */
  isMember: boolean;
  onSend: Send;
}) {
  const say = useWords('comments');
  const { item, parent, crumb, isMember, onSend } = props;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isSending, setSending] = useState(false);
  const id = `comment-${parent || item}`;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const value = (name: string) => {
      const given = values.get(name);
      return typeof given === 'string' ? given : '';
    };
    setSending(true);
    const problems = await onSend({
      parent,
      name: value('name'),
      email: value('email'),
      text: value('text'),
      website: value('website'),
    });
    setSending(false);
    setErrors(problems ?? {});
    if (!problems) form.reset();
  };
  const about = (name: string) =>
    errors[name] === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-${name}-problem` };
  const problem = (name: string) =>
    errors[name] === undefined ? null : (
      <span className="comment-problem" id={`${id}-${name}-problem`} role="alert">
        {errors[name]}
      </span>
    );

  return (
    <form
      className="comment-form"
      method="post"
      action={hrefTo(write, { crumb })}
      aria-label={say(parent === '' ? 'write' : 'answer')}
      onSubmit={(event) => void submit(event)}
    >
      <input type="hidden" name="item" value={item} />
      <input type="hidden" name="parent" value={parent} />
      {isMember ? (
        <p className="comment-words comment-known">{say('asMember')}</p>
      ) : (
        <>
          <label>
            {say('name')}
            <input name="name" autoComplete="name" maxLength={MAX_COMMENT_NAME_LENGTH} {...about('name')} />
            {problem('name')}
          </label>
          <label>
            <span>
              {say('email')} <small>{say('notShown')}</small>
            </span>
            <input name="email" type="email" autoComplete="email" {...about('email')} />
            {problem('email')}
          </label>
        </>
      )}
      <label className="comment-words">
        {say('comment')}
        <textarea name="text" rows={5} maxLength={MAX_COMMENT_LENGTH} required {...about('text')} />
        {problem('text')}
      </label>
      {/* Nobody sees or reaches it; programs fill in whatever has a name. */}
      <label className="comment-trap" aria-hidden="true">
        {say('website')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <button className="button is-solid is-medium" disabled={isSending}>
        {say(isSending ? 'sending' : 'send')}
      </button>
    </form>
  );
}
