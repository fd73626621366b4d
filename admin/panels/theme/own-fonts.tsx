import { Button, FileButton, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { Trash2, Upload } from 'lucide-react';
import { useState } from 'react';
import { BYTES_PER_MB } from '#core/assets/file-size.ts';
import { MAX_FONT_MB, tidyFontName, type OwnFont } from '#core/theme/own-fonts.ts';
import { sentenceOf } from '../../http/problem.ts';
import { useChange } from '../../http/use-change.ts';
import { RowTool } from '../../kit/row-tool.tsx';
import { useDesign } from './design-context.ts';
import { uploadFont } from './upload-font.ts';
import { say } from './words.ts';
import classes from './design.module.css';

/** Fonts of one's own: uploaded, named, with the licence they are used under. */
export function OwnFonts() {
  const { theme, change } = useDesign();
  const [tooLarge, setTooLarge] = useState(false);
  const upload = useChange(uploadFont, { stale: [['assets']] });
  const add = (file: File | null) => {
    if (!file) return;
    setTooLarge(file.size > MAX_FONT_MB * BYTES_PER_MB);
    if (file.size > MAX_FONT_MB * BYTES_PER_MB) return;
    upload.mutate(file, {
      onSuccess: (font) =>
        change(say('addFont'), (now) => ({ ...now, ownFonts: [...now.ownFonts, { ...font, licence: '' }] })),
    });
  };
  const set = (index: number, next: Partial<OwnFont>) =>
    change(
      say('changeFont'),
      (now) => ({
        ...now,
        ownFonts: now.ownFonts.map((font, at) => (at === index ? { ...font, ...next } : font)),
      }),
      `ownFonts.${index}`,
    );
  const remove = (index: number) =>
    change(say('removeFont'), (now) => ({ ...now, ownFonts: now.ownFonts.toSpliced(index, 1) }));
  const problem = tooLarge
    ? say('fontTooLarge', { most: MAX_FONT_MB })
    : upload.error && sentenceOf(upload.error);
  return (
    <section className={classes.part} aria-label={say('yourFonts')}>
      <h2>{say('yourFonts')}</h2>
      <Stack gap="md">
        {theme.ownFonts.map((font, index) => (
          <Stack key={font.file} gap="xs">
            <Group gap="xs" align="flex-end" wrap="nowrap">
              <TextInput
                label={say('familyName')}
                style={{ flex: 1 }}
                defaultValue={font.name}
                onBlur={(event) => set(index, { name: tidyFontName(event.currentTarget.value) })}
              />
              <RowTool
                label={say('removeName', { name: font.name })}
                icon={Trash2}
                onPress={() => remove(index)}
              />
            </Group>
            <Text size="sm" className="quiet">
              {weightsOf(font)}
            </Text>
            <Textarea
              label={say('licence')}
              description={say('licenceHelp')}
              autosize
              maxLength={500}
              value={font.licence}
              onChange={(event) => set(index, { licence: event.currentTarget.value })}
            />
          </Stack>
        ))}
        {problem && (
          <Text size="sm" c="red.8" role="alert">
            {problem}
          </Text>
        )}
        <FileButton accept=".woff2,.ttf,.otf" onChange={add}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<Upload size={16} />}
              loading={upload.isPending}
            >
              {say('uploadFont')}
            </Button>
          )}
        </FileButton>
        <Text size="sm" className="quiet">
          {say('fontFiles', { most: MAX_FONT_MB })}
        </Text>
      </Stack>
    </section>
  );
}

function weightsOf({ lightest, boldest, isItalic }: OwnFont): string {
  const weights =
    lightest === boldest
      ? say('weight', { weight: String(lightest) })
      : say('weights', { lightest: String(lightest), boldest: String(boldest) });
  return isItalic ? say('weightsItalic', { weights }) : weights;
}
