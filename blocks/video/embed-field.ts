import { control, leaf, type Field, type Words } from '#core/fields/field.ts';
import { VIDEO_EMBED_INVALID } from '#core/messages/editing.ts';
import { readEmbed, rebuildEmbed } from '#core/video/embed.ts';

export const MAX_EMBED_LENGTH = 4000;

/**
 * An address or embed code. What is stored is always rebuilt from it, never the code itself. `overlay` names the
 * field beside it that holds the picture shown before it plays.
 */
export function embed({ overlay, ...words }: Words & { overlay: string }): Field<string> {
  return leaf({
    control: control('embed', words, { max: MAX_EMBED_LENGTH, overlay }),
    initial: '',
    parse(value) {
      if (value === '') return { value };
      if (typeof value !== 'string' || value.length > MAX_EMBED_LENGTH)
        return { problem: VIDEO_EMBED_INVALID };
      const rebuilt = rebuildEmbed(readEmbed(value));
      return rebuilt === '' ? { problem: VIDEO_EMBED_INVALID } : { value: rebuilt };
    },
  });
}
