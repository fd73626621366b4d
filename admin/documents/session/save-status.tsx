import { SAVE_STATE_WORDS } from './save-state.ts';
import type { Session } from './session.ts';
import { useSessionView } from './use-session.ts';
import classes from './session.module.css';

/** Always in sight: whether what one sees is kept. */
export function SaveStatus({ session }: { session: Session }) {
  const { state, problem } = useSessionView(session);
  const words = problem ?? SAVE_STATE_WORDS[state];
  return (
    <span className={classes.status} data-state={state} role="status" title={words}>
      {words}
    </span>
  );
}
