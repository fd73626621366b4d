import type { Token } from './codes.ts';

/** One text on its way to a translator and back. */
export interface ExchangedText {
  /** What the translation calls its document. */
  of: string;
  key: string;
  /** What an owner calls it. */
  label: string;
  /** What source and translation were when the file was made. */
  state: string;
  source: readonly Token[];
  /** Nothing while it is not translated. */
  target: readonly Token[];
}

/** The texts of a site in one of its languages, as a file. */
export interface ExchangeFile {
  siteId: string;
  sourceLanguage: string;
  language: string;
  documents: readonly { of: string; title: string }[];
  texts: readonly ExchangedText[];
}

/** Says to people what is wrong with a file. */
export class BadFile extends Error {}
