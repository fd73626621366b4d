import type { ComponentType } from 'react';
import type { FieldSpec, FormValue } from '#core/forms/field.ts';
import { isMultiPart } from '#core/forms/parts.ts';
import {
  Choices,
  FileInput,
  Likert,
  Parts,
  Select,
  TextArea,
  TextInput,
  type InputProps,
} from './inputs.tsx';

interface FieldProps {
  field: FieldSpec;
  base: string;
  value: FormValue | undefined;
  error: string | undefined;
  isShown: boolean;
}

function inputOf(type: FieldSpec['type']): {
  Input: ComponentType<InputProps>;
  role?: 'group' | 'radiogroup';
} {
  if (isMultiPart(type)) return { Input: Parts, role: 'group' };
  switch (type) {
    case 'checkbox':
    case 'likert':
      return { Input: type === 'likert' ? Likert : Choices, role: 'group' };
    case 'radio':
      return { Input: Choices, role: 'radiogroup' };
    case 'textarea':
      return { Input: TextArea };
    case 'select':
      return { Input: Select };
    case 'file':
      return { Input: FileInput };
    default:
      return { Input: TextInput };
  }
}

/** One field: what is wrong with it, its title, what it is about, its inputs. In this order. */
export function Field({ field, base, value, error, isShown }: FieldProps) {
  const { id, type, title, description, required = false } = field;
  const own = `${base}-${id}`;
  if (type === 'hidden') return <input type="hidden" name={id} defaultValue={field.value ?? ''} />;
  if (type === 'section')
    return (
      <div
        className="form-section"
        data-field={id}
        {...(field.underline && { 'data-underline': '' })}
        {...hide(isShown)}
      >
        <h3>{title}</h3>
        {description && <p>{description}</p>}
      </div>
    );
  const { Input, role } = inputOf(type);
  const described = [error && `${own}-error`, description && `${own}-about`].filter(Boolean).join(' ');
  const aria = {
    ...(described !== '' && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true }),
  };
  const words = (
    <>
      {title}
      {required && (
        <span className="field-required" title="Required">
          {' '}
          *
        </span>
      )}
    </>
  );
  return (
    <div
      className={`form-item field${error ? ' error' : ''}`}
      data-field={id}
      data-type={type}
      {...hide(isShown)}
      {...(role && { role, 'aria-labelledby': `${own}-title` })}
    >
      {error && (
        <p className="field-error" id={`${own}-error`}>
          {error}
        </p>
      )}
      {role ? (
        <p className="field-title" id={`${own}-title`}>
          {words}
        </p>
      ) : (
        <label className="field-title" id={`${own}-title`} htmlFor={own}>
          {words}
        </label>
      )}
      {description && (
        <p className="field-description" id={`${own}-about`}>
          {description}
        </p>
      )}
      <Input field={field} base={base} value={value} aria={aria} />
    </div>
  );
}

/** A style sheet hides it where scripts run; without them every question can be seen. */
const hide = (isShown: boolean) => (isShown ? {} : { 'data-hidden': '' });
