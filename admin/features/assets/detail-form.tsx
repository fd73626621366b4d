import { NativeSelect, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Point } from '#core/assets/crop.ts';
import { LICENCE_WORDS, LICENCES, MAX_CREDIT_LENGTH, type Licence } from '#core/assets/licences.ts';
import { fileNameProblem } from '#core/assets/names.ts';
import { MAX_ALT_LENGTH } from '#core/fields/leaves.ts';
import { assets, type Asset } from '#contract/content/assets.ts';
import { call } from '../../http/call.ts';
import { sentenceOf } from '../../http/problem.ts';
import { FocalPoint } from '../../pickers/assets/focal-point.tsx';
import { useAssetChange } from '../../pickers/assets/queries.ts';
import { renameSentence } from './rename-sentence.ts';
import { declared } from '../../words/catalogue.ts';
import { say } from './words.ts';

/** Name, description and focal point; each is saved as soon as one is done with it. */
export function DetailForm({ asset }: { asset: Asset }) {
  const { id } = asset;
  const [name, setName] = useState(asset.name);
  const [alt, setAlt] = useState(asset.alt);
  const [credit, setCredit] = useState(asset.credit);
  const [focal, setFocal] = useState<Point>();
  const save = useAssetChange(
    (body: { name?: string; alt?: string; focalPoint?: Point; licence?: Licence; credit?: string }) =>
      call(assets.update, { params: { id }, body }),
  );
  const problem = fileNameProblem(name);
  const isRename = save.input?.name !== undefined;
  return (
    <Stack gap="md">
      {asset.src !== '' && (
        <div>
          <FocalPoint
            src={asset.src}
            size={{ width: asset.width ?? 1, height: asset.height ?? 1 }}
            value={focal ?? asset.focalPoint}
            onChange={(point, isFinal) => {
              setFocal(point);
              if (isFinal) save.mutate({ focalPoint: point });
            }}
          />
          <Text size="sm" className="quiet" mt={6}>
            {say('clickWhatMattersMost')}
          </Text>
        </div>
      )}
      <TextInput
        label={say('name')}
        value={name}
        error={problem ?? (save.error && isRename && renameSentence(save.error))}
        onChange={(event) => setName(event.currentTarget.value)}
        onBlur={() => !problem && name !== asset.name && save.mutate({ name })}
      />
      {asset.kind === 'image' && (
        <Textarea
          label={say('descriptionAltText')}
          description={say('forPeopleWhoCannot')}
          autosize
          minRows={2}
          maxLength={MAX_ALT_LENGTH}
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
          onBlur={() => alt !== asset.alt && save.mutate({ alt })}
        />
      )}
      {asset.kind === 'image' && (
        <NativeSelect
          label={say('licence')}
          value={save.input?.licence ?? asset.licence}
          data={LICENCES.filter((value) => value !== 'preview' || asset.licence === value).map((value) => ({
            value,
            label: declared(LICENCE_WORDS[value]),
          }))}
          onChange={({ currentTarget: { value } }) => {
            const licence = LICENCES.find((each) => each === value);
            if (licence) save.mutate({ licence });
          }}
        />
      )}
      {asset.kind === 'image' && (
        <TextInput
          label={say('credit')}
          description={say('creditHelp')}
          maxLength={MAX_CREDIT_LENGTH}
          value={credit}
          onChange={(event) => setCredit(event.currentTarget.value)}
          onBlur={() => credit !== asset.credit && save.mutate({ credit })}
        />
      )}
      <Text size="sm" className="quiet" role="status">
        {save.isPending ? say('saving') : save.isSuccess ? say('saved') : ''}
        {save.error && !isRename ? sentenceOf(save.error) : ''}
      </Text>
    </Stack>
  );
}
