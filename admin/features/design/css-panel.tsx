import { ThemeFields } from '../../panels/theme/theme-fields.tsx';
import { ThemePanel } from '../../panels/theme/theme-panel.tsx';

export function CssPanel() {
  return (
    <ThemePanel part="css">
      <ThemeFields names={['customCss']} />
    </ThemePanel>
  );
}
