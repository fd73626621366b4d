import { notifications } from '@mantine/notifications';
import { sentenceOf, titleOf } from './problem.ts';

/** Tells what went wrong in a corner of the screen, where no form is there to say it. */
export function tellProblem(error: unknown): void {
  notifications.show({ color: 'red', title: titleOf(error), message: sentenceOf(error) });
}
