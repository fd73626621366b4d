import type { ViewProps } from '../kit/block.tsx';
import { editable } from '../kit/editable.ts';
import { Link } from '../kit/link.tsx';
import type { ButtonValues } from './fields.ts';

export function ButtonView({ values, isEditing }: ViewProps<ButtonValues>) {
  return (
    <p
      className="button-line"
      data-align={values.align}
      {...(values.width === 'full' && { 'data-width': 'full' })}
    >
      <Link to={values.to} className={`button is-${values.look} is-${values.size}`}>
        {isEditing ? <span {...editable(isEditing, 'label')}>{values.label}</span> : values.label}
      </Link>
    </p>
  );
}
