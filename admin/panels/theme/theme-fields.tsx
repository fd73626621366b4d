import { themeFields, type Theme } from '#core/theme/theme.ts';
import { labelOf } from '../../fields/control/control.ts';
import { Fields } from '../../fields/fields.tsx';
import { useDesign } from './design-context.ts';

const controls = themeFields.control.fields ?? {};
const NO_ERRORS = {};

/** Some of the theme's values, each with the control its field asks for. */
export function ThemeFields({ names }: { names: readonly (keyof Theme)[] }) {
  const { theme, change } = useDesign();
  return (
    <Fields
      controls={controls}
      names={names}
      values={theme}
      errors={NO_ERRORS}
      onChange={(name, value) =>
        change(labelOf(name, controls[name]), (now) => ({ ...now, [name]: value }), name)
      }
    />
  );
}

export const themeControl = (name: keyof Theme) => controls[name];
