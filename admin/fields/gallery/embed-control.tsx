import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { image } from '#core/fields/index.ts';
import { embedProblem, readEmbed, rebuildEmbed } from '#core/video/embed.ts';
import type { ControlProps } from '../control/control.ts';
import { say } from './words.ts';

const picture = image();

/** An address or embed code of a video. What is understood of it is kept; the rest is told at once. */
export function EmbedControl({ control, label, value, values, onChange }: ControlProps<'embed'>) {
  const stored = typeof value === 'string' ? value : '';
  const embed = readEmbed(stored);
  const [typed, setTyped] = useState<string>();
  const hasOverlay = picture.read(values[control.options.overlay]).src !== '';
  // What somebody typed stays as it is: another address in its place would move what they reach for next. It goes
  // where the value was changed elsewhere, by an undo.
  const isTyped = typed !== undefined && keptOf(typed, stored) === stored;
  const shown = isTyped ? typed : embed.src;
  const problem = embedProblem(isTyped ? typed : stored, hasOverlay);
  const provider = embed.providerName === 'Unknown' ? say('anotherSite') : embed.providerName;
  return (
    <Textarea
      label={label}
      description={stored !== '' && !problem ? say('playsFrom', { provider }) : control.help}
      placeholder="https://vimeo.com/…"
      autosize
      minRows={1}
      maxRows={6}
      maxLength={control.options.max}
      spellCheck={false}
      autoCapitalize="none"
      // The address is what people know a video by; the code around it is ours.
      value={shown}
      error={problem}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value;
        setTyped(text);
        const kept = keptOf(text, stored);
        if (kept !== stored) onChange(kept);
      }}
    />
  );
}

/** What is kept of a text. What cannot be shown is not: the page goes on showing what it had. */
function keptOf(text: string, stored: string): string {
  return text.trim() === '' ? '' : rebuildEmbed(readEmbed(text)) || stored;
}
