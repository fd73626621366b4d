export const en = {
  lessonsOf: 'Lessons of {title}',
  isDone: ', done',
  progress: 'Progress',
  doneOf: '{done} of {total} done',
  goOn: 'Go on with “{title}”',
  done: 'Done',
  markDone: 'Mark as done',
} as const;
