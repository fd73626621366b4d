import { Button, Group, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { assets } from '#contract/assets.ts';
import { AssetPicker } from '../../../pickers/asset-picker.tsx';
import { call } from '../../../http/call.ts';

/** What a buyer of a download gets after paying. */
export function ProductFile({ fileId, onChange }: { fileId: string; onChange: (fileId: string) => void }) {
  const [isChoosing, setChoosing] = useState(false);
  const { data } = useQuery({
    queryKey: ['selling', 'file', fileId],
    queryFn: () => call(assets.read, { params: { id: fileId } }),
    enabled: fileId !== '',
  });
  return (
    <section>
      <Title order={2} size="h4" mb="sm">
        File
      </Title>
      <Text size="sm" className="quiet" mb="sm">
        {fileId === ''
          ? 'Choose what buyers get. They find it on the page of their order, by links that work for a day.'
          : (data?.name ?? '…')}
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          leftSection={<FileDown size={14} />}
          onClick={() => setChoosing(true)}
        >
          {fileId === '' ? 'Choose a file' : 'Choose another file'}
        </Button>
        {fileId !== '' && (
          <Button variant="subtle" size="xs" onClick={() => onChange('')}>
            Remove
          </Button>
        )}
      </Group>
      {isChoosing && (
        <AssetPicker
          kind="any"
          onClose={() => setChoosing(false)}
          onPick={(asset) => {
            onChange(asset.id);
            setChoosing(false);
          }}
        />
      )}
    </section>
  );
}
