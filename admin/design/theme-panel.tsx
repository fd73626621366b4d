import { useParams } from 'react-router';
import { themeFields } from '#core/theme/theme.ts';
import { SingleForm } from '../documents/single-form.tsx';
import { NotFound } from '../shell/not-found.tsx';
import { Panel } from '../shell/panel.tsx';
import { THEME_PARTS } from './theme-parts.ts';

const controls = themeFields.control.fields ?? {};

export function ThemePanel() {
  const { part = '' } = useParams();
  const chosen = THEME_PARTS[part];
  if (!chosen) return <NotFound />;
  return (
    <Panel key={part} title={chosen.label} back={{ to: '/design', label: 'Back to design' }}>
      <SingleForm kind="theme" documentKey="theme" controls={controls} names={chosen.names} />
    </Panel>
  );
}
