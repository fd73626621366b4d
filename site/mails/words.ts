export type MailRows = readonly { title: string; value: string }[];

/** What a mail says. Its page and its plain text are both made from this, so they cannot drift apart. */
export interface MailWords {
  subject: string;
  paragraphs: readonly string[];
  /** What somebody filled in, by its title. */
  rows?: MailRows;
  /** Figures: the first column says what, the others are numbers. */
  tables?: readonly { head: readonly string[]; rows: readonly (readonly string[])[] }[];
  /** A gift card, drawn as one. */
  card?: { image: string; title: string; amount: string; code: string; from: string; message: string };
  action?: { label: string; url: string };
  /** Read after the action: how long it holds, what to do if one did not ask for it. */
  afterwards?: readonly string[];
  /** The last line, which leads somewhere: out of a mailing list. */
  farewell?: { words: string; label: string; url: string };
}
