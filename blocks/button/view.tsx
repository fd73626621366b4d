import type { ViewProps } from '../block.ts';
import { Link } from '../link.tsx';
import type { ButtonValues } from './fields.ts';

export function ButtonView({ values }: ViewProps<ButtonValues>) {
  return (
    <p className="button-line" data-align={values.align}>
      <Link to={values.to} className={`button is-${values.look} is-${values.size}`}>
        {values.label}
      </Link>
    </p>
  );
}
