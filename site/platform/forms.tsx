import type { ReactNode } from 'react';

/** A form that posts by itself and, with script, answers in place. */
export function CallForm(props: {
  id: string;
  action: string;
  problem?: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  const { id, action, problem = '', className, children } = props;
  return (
    <form id={id} className={className} data-call method="post" action={action}>
      <p className="problem" role="alert" data-answer>
        {problem}
      </p>
      {children}
    </form>
  );
}

export interface FieldProps {
  form: string;
  name: string;
  label: string;
  type?: string;
  autoComplete: string;
  /** What is said when it is empty or malformed. */
  problem: string;
  hint?: string;
  value?: string;
  minLength?: number;
  maxLength?: number;
  inputMode?: 'numeric' | 'text';
  isOptional?: boolean;
  /** Where the keyboard begins: the first field of a page that is only a form. */
  autoFocus?: boolean;
  after?: ReactNode;
}

export function Field(props: FieldProps) {
  const { form, name, label, problem, hint, value, isOptional = false, after, ...input } = props;
  const id = `${form}-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <div className="field-box">
        <input
          {...input}
          id={id}
          name={name}
          defaultValue={value}
          required={!isOptional}
          data-problem={problem}
          aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
        />
        {after}
      </div>
      <p id={`${id}-error`} className="problem" />
    </div>
  );
}

export function Submit({ label, busy, isQuiet = false }: { label: string; busy: string; isQuiet?: boolean }) {
  return (
    <button className={isQuiet ? 'button is-quiet' : 'button is-wide'} data-busy={busy}>
      {label}
    </button>
  );
}
