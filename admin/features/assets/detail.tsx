import { Button, CopyButton, Divider, Drawer, FileButton, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Copy, Crop as CropIcon, Download, RefreshCw, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { pointInWhole, WHOLE, type Crop } from '#core/assets/crop.ts';
import { ACCEPT } from '#core/assets/types.ts';
import { formatFileSize } from '#core/assets/file-size.ts';
import { hrefTo } from '#contract/href-to.ts';
import { shownHref } from '../../http/admin-keys.ts';
import { assets, type Asset } from '#contract/content/assets.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { tellProblem } from '../../http/tell-problem.ts';
import { CropEditor } from './crop-editor.tsx';
import { DetailForm } from './detail-form.tsx';
import { assetQuery, useAssetChange } from '../../pickers/assets/queries.ts';
import { Thumbnail } from '../../pickers/assets/thumbnail.tsx';
import { useUpload } from '../../pickers/uploads/use-upload.ts';
import { Uses } from './uses.tsx';
import { UploadLine } from '../../pickers/uploads/upload-tray.tsx';
import { say } from './words.ts';
import classes from '../../pickers/assets/assets.module.css';

/** All about one file, beside the list it came from. */
export function Detail(props: { id: string; onClose: () => void; onDelete: (asset: Asset) => void }) {
  const { id, onClose, onDelete } = props;
  const { data: asset, error } = useQuery(assetQuery(id));
  return (
    <Drawer opened position="right" size={480} title={asset?.name ?? say('file')} onClose={onClose}>
      {error && <Text role="alert">{sentenceOf(error)}</Text>}
      {!asset && !error && <Skeleton height={260} />}
      {asset && <Parts key={asset.id} asset={asset} onDelete={() => onDelete(asset)} />}
    </Drawer>
  );
}

function Parts({ asset, onDelete }: { asset: Asset; onDelete: () => void }) {
  const [isCropping, setCropping] = useState(false);
  const [changed, setChanged] = useState<number>();
  const cropButton = useRef<HTMLButtonElement>(null);
  const wasCropping = useRef(false);
  useEffect(() => {
    if (wasCropping.current && !isCropping) cropButton.current?.focus();
    wasCropping.current = isCropping;
  }, [isCropping]);
  const crop = useAssetChange((next: Crop | null) =>
    call(assets.crop, { params: { id: asset.id }, body: { crop: next } }),
  );
  const save = async (next: Crop | null) => {
    // The picture is shown again when its new version has been read.
    const kept = await crop.mutateAsync(next, { onError: tellProblem }).catch(() => undefined);
    if (!kept) return;
    setCropping(false);
    setChanged(kept.changed);
  };
  const canCrop = asset.kind === 'image' && !['image/svg+xml', 'image/gif'].includes(asset.mime);
  if (isCropping) {
    return (
      <CropEditor
        src={shownHref(assets.original, { params: { id: asset.id } })}
        initial={asset.crop ?? WHOLE}
        focalPoint={pointInWhole(asset.focalPoint, asset.crop ?? WHOLE)}
        isSaving={crop.isPending}
        onCancel={() => setCropping(false)}
        onSave={(next) => void save(next)}
      />
    );
  }
  return (
    <Stack gap="md">
      <DetailForm asset={asset} />
      {asset.kind !== 'image' && (
        <span className={classes.bigSign}>
          <Thumbnail asset={asset} />
        </span>
      )}
      <Facts asset={asset} />
      <Group gap="xs">
        {canCrop && (
          <Button
            ref={cropButton}
            variant="default"
            size="xs"
            leftSection={<CropIcon size={16} />}
            onClick={() => setCropping(true)}
          >
            {say('crop')}
          </Button>
        )}
        <Replace asset={asset} onReplaced={setChanged} />
        <Button
          component="a"
          href={hrefTo(assets.original, { params: { id: asset.id } })}
          download={asset.name}
          variant="default"
          size="xs"
          leftSection={<Download size={16} />}
        >
          {say('download')}
        </Button>
        <CopyButton value={location.origin + asset.path}>
          {({ copied, copy }) => (
            <Button variant="default" size="xs" leftSection={<Copy size={16} />} onClick={copy}>
              {copied ? say('copied') : say('copyAddress')}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Text size="sm" role="status" className={classes.told}>
        {changed !== undefined && changedSentence(changed)}
      </Text>
      <Divider />
      <Uses id={asset.id} />
      <Divider />
      <Button
        variant="subtle"
        color="red"
        size="xs"
        leftSection={<Trash2 size={16} />}
        style={{ alignSelf: 'flex-start' }}
        onClick={onDelete}
      >
        {say('delete')}
      </Button>
    </Stack>
  );
}

function Replace({ asset, onReplaced }: { asset: Asset; onReplaced: (changed: number) => void }) {
  const { items, upload } = useUpload((_, { changed }) => onReplaced(changed));
  const accepts = asset.kind === 'image' ? 'image' : 'any';
  const last = items.at(-1);
  return (
    <>
      <FileButton
        accept={ACCEPT[accepts]}
        onChange={(file) => file && upload([file], { accepts, replaces: asset.id })}
      >
        {(button) => (
          <Button {...button} variant="default" size="xs" leftSection={<RefreshCw size={16} />}>
            {say('replace')}
          </Button>
        )}
      </FileButton>
      {last && last.state !== 'done' && (
        <ul className={classes.trayList} style={{ order: 1, width: '100%' }}>
          <UploadLine item={last} />
        </ul>
      )}
    </>
  );
}

function Facts({ asset }: { asset: Asset }) {
  const facts = [
    asset.width && asset.height
      ? say('widthHeightPixels', { width: String(asset.width), height: String(asset.height) })
      : undefined,
    formatFileSize(asset.size),
    asset.version > 1 ? say('versionVersion', { version: asset.version }) : undefined,
    asset.path,
  ];
  return (
    <Text size="sm" className="quiet" style={{ overflowWrap: 'anywhere' }}>
      {facts.filter(Boolean).join(' · ')}
    </Text>
  );
}

function changedSentence(changed: number): string {
  return changed === 0 ? say('doneNothingUsesThis') : say('draftsShow', { count: changed });
}
