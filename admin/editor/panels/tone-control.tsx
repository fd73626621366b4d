import { Input, UnstyledButton } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { TONE_NAMES, TONES, type Tone } from '#core/page/page.ts';
import { useFrame } from '../canvas/editor-context.ts';
import type { FramePage } from '../canvas/frame-page.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';
import classes from './panels.module.css';

/** A section's colours, chosen by seeing them: the theme's own, as the page has them right now. */
export function ToneControl({ value, onChange }: { value: Tone; onChange: (tone: Tone) => void }) {
  const frame = useFrame();
  const id = useId();
  return (
    <Input.Wrapper label={say('colours')} labelProps={{ id, component: 'div' }}>
      <div className={classes.tones} role="radiogroup" aria-labelledby={id}>
        {TONES.map((tone) => {
          const { paper, ink } = coloursOf(frame, tone);
          return (
            <UnstyledButton
              key={tone}
              role="radio"
              aria-checked={tone === value}
              className={classes.tone ?? ''}
              onClick={() => onChange(tone)}
            >
              <span style={{ background: paper, color: ink }} aria-hidden="true">
                {say('aa')}
              </span>
              {declared(TONE_NAMES[tone])}
            </UnstyledButton>
          );
        })}
      </div>
    </Input.Wrapper>
  );
}

function coloursOf(frame: FramePage | undefined, tone: Tone): { paper: string; ink: string } {
  if (!frame) return { paper: 'transparent', ink: 'inherit' };
  const probe = frame.document.createElement('div');
  probe.dataset.tone = tone;
  frame.ghosts.append(probe);
  const style = frame.window.getComputedStyle(probe);
  const colours = { paper: style.getPropertyValue('--paper'), ink: style.getPropertyValue('--ink') };
  probe.remove();
  return colours;
}
