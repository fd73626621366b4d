import { Autocomplete, Button, Group, Select, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { FILE_LINK_PREFIX } from '#core/links/links.ts';
import type { LinkTarget } from '#core/links/link-target.ts';
import { AssetPicker } from '../asset-picker.tsx';
import { documentsQuery } from '../../documents/queries.ts';
import { useStageHost } from '../../kit/stage.ts';
import { say as words } from './words.ts';

interface TargetProps {
  target: LinkTarget;
  onChange: (target: LinkTarget) => void;
}

/** What one has to say for each kind of link. */
export function TargetFields(props: TargetProps) {
  const { target, onChange } = props;
  const set = (value: string | null) => onChange({ ...target, value: value ?? '' });
  const shared = { 'data-autofocus': true, value: target.value };
  switch (target.kind) {
    case 'page':
      return <PageField {...props} />;
    case 'file':
      return <FileField {...props} />;
    case 'anchor':
      return <AnchorField {...props} />;
    case 'phone':
      return (
        <TextInput
          {...shared}
          type="tel"
          label={words('phoneNumber')}
          placeholder="+41 44 555 01 11"
          onChange={(event) => set(event.currentTarget.value)}
        />
      );
    case 'email':
      return (
        <>
          <TextInput
            {...shared}
            type="email"
            label={words('email')}
            placeholder={words('helloExampleCom')}
            onChange={(event) => set(event.currentTarget.value)}
          />
          <TextInput
            label={words('subject')}
            description={words('whatTheMailIs')}
            value={target.subject}
            onChange={(event) => onChange({ ...target, subject: event.currentTarget.value })}
          />
        </>
      );
    case 'web':
      return (
        <TextInput
          {...shared}
          type="url"
          label={words('address')}
          placeholder={words('httpsExampleCom')}
          onChange={(event) => set(event.currentTarget.value)}
        />
      );
    default:
      return target.kind satisfies never;
  }
}

function PageField({ target, onChange }: TargetProps) {
  const { data: documents = [] } = useQuery(documentsQuery);
  const pages = documents.filter(({ kind, path, state }) => kind === 'page' && path && state !== 'deleted');
  const known = pages.map(({ path, title }) => ({ value: path ?? '', label: `${title} (${path})` }));
  const isUnknown = target.value !== '' && !known.some(({ value }) => value === target.value);
  return (
    <Select
      data-autofocus
      label={words('page')}
      placeholder={words('searchPages')}
      searchable
      nothingFoundMessage={words('noPageHasThese')}
      data={isUnknown ? [...known, { value: target.value, label: target.value }] : known}
      value={target.value === '' ? null : target.value}
      onChange={(path) => onChange({ ...target, value: path ?? '' })}
    />
  );
}

function FileField({ target, onChange }: TargetProps) {
  const [isChoosing, { open, close }] = useDisclosure(false);
  return (
    <Group gap="sm">
      <Button variant="default" onClick={open} data-autofocus>
        {target.value === '' ? words('chooseAFile') : words('chooseAnotherFile')}
      </Button>
      {target.value !== '' && <Text size="sm">{decodeURI(target.value.slice(FILE_LINK_PREFIX.length))}</Text>}
      {isChoosing && (
        <AssetPicker
          kind="any"
          onClose={close}
          onPick={({ path }) => {
            onChange({ ...target, value: path });
            close();
          }}
        />
      )}
    </Group>
  );
}

/** Sections with a name are places on the page. */
function AnchorField({ target, onChange }: TargetProps) {
  const { document } = useStageHost();
  const places = [...(document?.querySelectorAll('main [id]') ?? [])]
    .filter(({ id }) => !/^b[a-z0-9]{24}$/.test(id))
    .map(({ id }) => id);
  return (
    <Autocomplete
      data-autofocus
      label={words('placeOnThePage')}
      description={words('nameASectionIn')}
      data={[...new Set(places)]}
      value={target.value}
      onChange={(value) => onChange({ ...target, value })}
    />
  );
}
