import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import type { ImageValue } from '#core/fields/index.ts';
import { readEmbed } from '#core/video/embed.ts';
import { lookupAddress } from '#core/video/lookup.ts';
import { assets } from '#contract/content/assets.ts';
import { valueOf } from '../../pickers/assets/picture-value.ts';
import { ASSETS } from '../../pickers/assets/queries.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { say } from './words.ts';

/** Offers the picture that the provider of a video shows, where one can be asked. */
export function VideoPicture({ html, onTake }: { html: string; onTake: (picture: ImageValue) => void }) {
  const client = useQueryClient();
  const take = useMutation({
    mutationFn: (asked: string) => call(assets.videoPicture, { body: { html: asked } }),
    onSuccess: ({ asset }) => {
      onTake(valueOf(asset));
      void client.invalidateQueries({ queryKey: ASSETS });
    },
  });
  const embed = readEmbed(html);
  if (lookupAddress(embed) === undefined) return null;
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<Clapperboard size={16} />}
        loading={take.isPending}
        onClick={() => take.mutate(html)}
      >
        {say('useTheOneOf', { providerName: embed.providerName })}
      </Button>
      {take.error && (
        <Text size="sm" c="red" role="alert">
          {sentenceOf(take.error)}
        </Text>
      )}
    </>
  );
}
