import type { DocumentEntry } from '#contract/content/content.ts';
import { say } from './words.ts';
import classes from './state-word.module.css';

const WORDS: Record<DocumentEntry['state'], string> = {
  live: say('live'),
  changed: say('changed'),
  new: say('new'),
  deleted: say('deleted'),
};

/** How the draft stands to what is live: a word, with a dot for the quick eye. */
export function StateWord({ state }: { state: DocumentEntry['state'] }) {
  return (
    <span className={classes.state} data-state={state}>
      {WORDS[state]}
    </span>
  );
}
