import type { FieldSpec, FormValue } from '#core/forms/field.ts';
import { RULES } from '#core/forms/kinds/rules.ts';
import type { Input } from '#core/forms/shapes/input.ts';
import { Area } from './inputs/area.tsx';
import { Choices } from './inputs/choices.tsx';
import { Files } from './inputs/files.tsx';
import type { InputProps } from './inputs/input.ts';
import { Line } from './inputs/line.tsx';
import { Parts } from './inputs/parts.tsx';
import { Scale } from './inputs/scale.tsx';
import { Select } from './inputs/select.tsx';
import { useWords } from '../kit/words.ts';

interface FieldProps {
  field: FieldSpec;
  base: string;
  value: FormValue | undefined;
  error: string | undefined;
  isShown: boolean;
}

/** The inputs that a kind declares. One of a new sort is missing here until somebody draws it. */
function drawInput(input: DrawnInput, shared: Omit<InputProps<Input['as']>, 'input'>) {
  switch (input.as) {
    case 'line':
      return <Line {...shared} input={input} />;
    case 'area':
      return <Area {...shared} input={input} />;
    case 'radio':
    case 'checkbox':
      return <Choices {...shared} input={input} />;
    case 'select':
      return <Select {...shared} input={input} />;
    case 'scale':
      return <Scale {...shared} input={input} />;
    case 'files':
      return <Files {...shared} input={input} />;
    case 'parts':
      return <Parts {...shared} input={input} />;
    default:
      return input satisfies never;
  }
}

type DrawnInput = Exclude<Input, { as: 'hidden' | 'heading' }>;

/** Several inputs are a group with the title as its name. */
const ROLES: Readonly<Partial<Record<Input['as'], 'group' | 'radiogroup'>>> = {
  parts: 'group',
  checkbox: 'group',
  radio: 'radiogroup',
  scale: 'group',
};

/** One field: what is wrong with it, its title, what it is about, its inputs. In this order. */
export function Field({ field, base, value, error, isShown }: FieldProps) {
  const say = useWords('fields');
  const { id, type, title, description, required = false } = field;
  const own = `${base}-${id}`;
  const { input } = RULES[type];
  if (input.as === 'hidden') return <input type="hidden" name={id} defaultValue={field.value ?? ''} />;
  if (input.as === 'heading')
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
  const role = ROLES[input.as];
  const described = [error && `${own}-error`, description && `${own}-about`].filter(Boolean).join(' ');
  const aria = {
    ...(described !== '' && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true }),
  };
  const words = (
    <>
      {title}
      {required && (
        <span className="field-required" title={say('requiredMark')}>
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
      {drawInput(input, { field, base, value, aria })}
    </div>
  );
}

/** A style sheet hides it where scripts run; without them every question can be seen. */
const hide = (isShown: boolean) => (isShown ? {} : { 'data-hidden': '' });
