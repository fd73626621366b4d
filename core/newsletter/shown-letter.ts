/** An email to a mailing list as anybody may read it later: nothing of who got it. */
export interface ShownLetter {
  id: string;
  title: string;
  sentAt: string;
}

export interface WholeLetter extends ShownLetter {
  text: string;
  action: { label: string; url: string };
}

export const MAX_SHOWN_LETTERS = 100;

const LETTER_PATH = /^\/newsletter\/letters\/([a-z0-9]{24})$/;

export const letterPath = (id: string): string => `/newsletter/letters/${id}`;

export const letterIdIn = (path: string): string | undefined => LETTER_PATH.exec(path)?.[1];
