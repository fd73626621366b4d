import { useEffect, useState } from 'react';
import { useWords } from '#blocks/kit/words.ts';
import * as calls from '#contract/addresses/comments.ts';
import { call } from '#browser/http/call.ts';
import { DataError } from '#browser/http/data-error.ts';
import { MAX_THREAD_DEPTH, threadsOf, type Comment, type CommentNode } from '#core/comments/comment.ts';
import { CommentForm, type Sent } from './form.tsx';
import { When } from './when.tsx';

export interface CommentThreadsProps {
  /** Of the item. */
  item: string;
  comments: readonly Comment[];
  isOpen: boolean;
  /** Of whoever is signed in; else empty. */
  crumb: string;
}

/** Comments and the form to write one. The form is an ordinary one; awake it answers in place. */
export default function CommentThreads({ item, comments, isOpen, crumb }: CommentThreadsProps) {
  const say = useWords('comments');
  const [list, setList] = useState(comments);
  const [answering, setAnswering] = useState<string>();
  const [message, setMessage] = useState('');
  const [isMember, setMember] = useState(false);

  useEffect(() => {
    let isHere = true;
    // The page may have been kept for a while; likes and new comments come with this.
    call(calls.of, { params: { id: item } })
      .then((answer) => {
        if (!isHere) return;
        setList(answer.comments);
        setMember(answer.isMember);
      })
      .catch(() => {});
    return () => {
      isHere = false;
    };
  }, [item]);

  const send = async (sent: Sent): Promise<Record<string, string> | undefined> => {
    try {
      const answer = await call(calls.write, { body: { item, ...sent } });
      const { comment } = answer;
      if (comment) setList((known) => [...known, comment]);
      setMessage(answer.message);
      setAnswering(undefined);
      return undefined;
    } catch (error) {
      return problemsOf(error, say('textMissing'));
    }
  };
  const like = (id: string) =>
    call(calls.like, { params: { id } })
      .then(({ likes }) =>
        setList((known) => known.map((each) => (each.id === id ? { ...each, likes } : each))),
      )
      .catch(() => {});

  const draw = (node: CommentNode, depth: number) => (
    <li key={node.id} id={`comment-${node.id}`} className="comment">
      <p className="comment-head">
        <strong>{node.name}</strong>
        {node.isStaff && <span className="comment-staff"> {say('author')}</span>}
        {node.isMember && <span className="comment-staff"> {say('member')}</span>} <When at={node.at} />
      </p>
      <p className="comment-text">{node.text}</p>
      <p className="comment-tools">
        <button type="button" onClick={() => void like(node.id)}>
          {say('like')}
          {node.likes > 0 && ` (${node.likes})`}
        </button>
        {isOpen && (
          <button
            type="button"
            aria-expanded={answering === node.id}
            onClick={() => setAnswering(answering === node.id ? undefined : node.id)}
          >
            {say('answer')}
          </button>
        )}
      </p>
      {answering === node.id && (
        <CommentForm item={item} parent={node.id} crumb={crumb} isMember={isMember} onSend={send} />
      )}
      {node.answers.length > 0 && (
        <ol className={depth < MAX_THREAD_DEPTH ? 'comment-answers' : 'comment-answers is-flat'}>
          {node.answers.map((answer) => draw(answer, depth + 1))}
        </ol>
      )}
    </li>
  );

  const threads = threadsOf(list);
  return (
    <>
      {threads.length === 0 && <p className="comments-none">{say(isOpen ? 'noneYet' : 'none')}</p>}
      {threads.length > 0 && <ol className="comment-list">{threads.map((node) => draw(node, 1))}</ol>}
      <p role="status">{message}</p>
      {isOpen ? (
        <CommentForm item={item} parent="" crumb={crumb} isMember={isMember} onSend={send} />
      ) : (
        <p>{say('closed')}</p>
      )}
    </>
  );
}

function problemsOf(error: unknown, otherwise: string): Record<string, string> {
  const details = error instanceof DataError ? error.details : {};
  const errors = (details as { errors?: Record<string, string> }).errors;
  return errors ?? { text: error instanceof Error ? error.message : otherwise };
}
