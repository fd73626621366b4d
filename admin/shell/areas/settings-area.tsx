import { SettingsArea } from '../../features/settings/area.tsx';
import { SETTINGS_SECTIONS } from './settings-sections.ts';

export default function Settings() {
  return <SettingsArea sections={SETTINGS_SECTIONS} />;
}
