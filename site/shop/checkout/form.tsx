import type { ReactNode } from 'react';
import { focusFirstInvalid } from './address-fields.tsx';
import type { Run } from './use-run.ts';

/** A form of the account: its fields, one button, and what came of it. */
export function Form(props: {
  run: Run;
  button: string;
  onSubmit: () => Promise<boolean>;
  children?: ReactNode;
  /** What else one can do here. */
  more?: ReactNode;
}) {
  const { run, button, onSubmit, children, more } = props;
  return (
    <form
      className="checkout-form"
      noValidate
      aria-busy={run.isBusy}
      onSubmit={(event) => {
        const form = event.currentTarget;
        event.preventDefault();
        void onSubmit().then((isDone) => {
          if (!isDone) focusFirstInvalid(form);
        });
      }}
    >
      {children}
      <p className="cart-problem" role="alert">
        {run.problem}
      </p>
      <div className="account-actions">
        <button className="button is-solid" disabled={run.isBusy}>
          {button}
        </button>
        {more}
        <span role="status">{run.notice}</span>
      </div>
    </form>
  );
}
