import { shownFields } from '#core/forms/conditions.ts';
import type { FieldSpec, FormValues } from '#core/forms/field.ts';
import { Field } from '../../form/field.tsx';

/** The questions of a product, as every form of the site draws them. */
export function Questions(props: {
  fields: readonly FieldSpec[];
  values: FormValues;
  errors: Readonly<Record<string, string>>;
  /** Makes the ids of the inputs their own on this page. */
  base: string;
}) {
  const { fields, values, errors, base } = props;
  const shown = new Set(shownFields(fields, values).map(({ id }) => id));
  return (
    <div className="form buy-questions">
      {fields.map((field) => (
        <Field
          key={field.id}
          field={field}
          base={base}
          value={values[field.id]}
          error={errors[field.id]}
          isShown={shown.has(field.id)}
        />
      ))}
    </div>
  );
}
