import { isEmail } from '../email.ts';
import type { Say } from '../words/words.ts';

/** A comment as visitors see it; what it answers is named, so that a flat list can be read as threads. */
export interface Comment {
  id: string;
  parentId: string | null;
  name: string;
  /** Written by somebody who works on the site. */
  isStaff: boolean;
  /** Written by a customer who was logged in. */
  isMember: boolean;
  text: string;
  at: string;
  likes: number;
}

export const MAX_COMMENT_LENGTH = 5000;
export const MAX_COMMENT_NAME_LENGTH = 80;
/** As many as one page shows. */
export const MAX_COMMENTS_SHOWN = 500;
/** Answers to answers are drawn no deeper: a phone has no room for it. */
export const MAX_THREAD_DEPTH = 3;

export const COMMENT_STATES = ['waiting', 'approved', 'spam', 'deleted'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

/** What a moderator may do in each state. */
export const COMMENT_MOVES: Readonly<Record<CommentState, readonly CommentState[]>> = {
  waiting: ['approved', 'spam', 'deleted'],
  approved: ['waiting', 'spam', 'deleted'],
  spam: ['approved', 'deleted'],
  deleted: ['waiting', 'approved'],
};

export interface CommentDraft {
  name: string;
  email: string;
  text: string;
}

/** Everything that is wrong with a comment, by field. Who is signed in need not say who they are. */
export function commentProblems(
  { name, email, text }: CommentDraft,
  { isKnown, say }: { isKnown: boolean; say: Say<'comments'> },
): Record<string, string> {
  const words = text.trim();
  return {
    ...(!isKnown && (name.trim() === '' || name.length > MAX_COMMENT_NAME_LENGTH)
      ? { name: say('nameMissing') }
      : {}),
    ...(!isKnown && !isEmail(email.trim()) ? { email: say('emailInvalid') } : {}),
    ...(words === '' ? { text: say('textMissing') } : {}),
    ...(words.length > MAX_COMMENT_LENGTH ? { text: say('tooLong', { max: MAX_COMMENT_LENGTH }) } : {}),
  };
}

export interface CommentNode extends Comment {
  answers: CommentNode[];
}

/** Reads a flat list, oldest first, as threads. What answers something that is gone stands by itself. */
export function threadsOf(comments: readonly Comment[]): CommentNode[] {
  const nodes = new Map(
    comments.map((comment): [string, CommentNode] => [comment.id, { ...comment, answers: [] }]),
  );
  const roots: CommentNode[] = [];
  for (const node of nodes.values()) {
    const parent = node.parentId === null ? undefined : nodes.get(node.parentId);
    if (parent && parent !== node) parent.answers.push(node);
    else roots.push(node);
  }
  return roots;
}
