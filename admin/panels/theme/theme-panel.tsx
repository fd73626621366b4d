import { ActionIcon, Tooltip } from '@mantine/core';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { resetTheme } from '#core/theme/change-theme.ts';
import { isSame } from '#core/same.ts';
import { Panel } from '../../kit/panel.tsx';
import { useDesign } from './design-context.ts';
import { THEME_PARTS, type ThemePartName } from './theme-parts.ts';
import { useTemplates } from './use-templates.ts';
import { inSentence } from '../../words/catalogue.ts';
import { say } from './words.ts';

/** One part of the theme, with the way back to how its template has it. */
export function ThemePanel({ part, children }: { part: ThemePartName; children: ReactNode }) {
  const { label } = THEME_PARTS[part];
  return (
    <Panel
      title={label}
      back={{ to: '/design', label: say('backToDesign') }}
      actions={part !== 'css' && <ResetButton part={part} />}
    >
      {children}
    </Panel>
  );
}

function ResetButton({ part }: { part: ThemePartName }) {
  const { theme, change } = useDesign();
  const { current } = useTemplates();
  const { label, names } = THEME_PARTS[part];
  if (!current) return null;
  const original = resetTheme(theme, current.theme, names);
  const words = say('resetTo', { name: current.name });
  return (
    <Tooltip label={words}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`${label}: ${inSentence(words)}`}
        disabled={isSame(original, theme)}
        onClick={() => change(say('reset', { label: inSentence(label) }), () => original)}
      >
        <RotateCcw size={18} />
      </ActionIcon>
    </Tooltip>
  );
}
