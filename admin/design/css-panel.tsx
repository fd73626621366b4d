import { ThemeFields } from './theme-fields.tsx';
import { ThemePanel } from './theme-panel.tsx';

export function CssPanel() {
  return (
    <ThemePanel part="css">
      <ThemeFields names={['customCss']} />
    </ThemePanel>
  );
}
