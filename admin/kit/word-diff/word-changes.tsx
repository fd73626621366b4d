import { Text } from '@mantine/core';
import { wordDiff } from '#core/text/word-diff.ts';
import classes from './word-changes.module.css';

/** What differs between two texts, word by word. */
export function WordChanges({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    <Text size="sm" component="p" className={classes.changes ?? ''} aria-label={label}>
      {wordDiff(before, after).map(({ what, words }, index) =>
        what === 'same' ? (
          <span key={index}>{words} </span>
        ) : what === 'added' ? (
          <ins key={index}>{words} </ins>
        ) : (
          <del key={index}>{words} </del>
        ),
      )}
    </Text>
  );
}
