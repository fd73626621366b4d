import { ActionIcon, Autocomplete, Checkbox, Stack, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link2 } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { hasPath } from '#core/content/kinds.ts';
import { link, type LinkValue } from '#core/fields/index.ts';
import { completeLink } from '#core/links/link-target.ts';
import { documentsQuery } from '../../documents/queries.ts';
import { LinkDialog } from '../../pickers/links/link-dialog.tsx';
import { describeLink } from '../../pickers/links/link-words.ts';
import type { ControlProps } from '../control/control.ts';
import { say } from './words.ts';

const field = link();

/** Any address; the pages of the site are offered by name. */
export function LinkControl({ control, label, value, error, onChange }: ControlProps<'link'>) {
  const target = field.read(value);
  return (
    <Stack gap={8}>
      <AddressInput
        label={label}
        {...(control.help !== undefined && { help: control.help })}
        value={target.href}
        error={error}
        onChange={(href) => onChange({ ...target, href })}
        chosen={{ value: target, onSet: onChange }}
      />
      {target.href !== '' && (
        <Checkbox
          label={say('openInANew')}
          checked={target.newWindow}
          onChange={(event) => onChange({ ...target, newWindow: event.currentTarget.checked })}
        />
      )}
    </Stack>
  );
}

export function AddressInput(props: {
  label: string;
  help?: string;
  value: string;
  error: string | undefined;
  onChange: (href: string) => void;
  /** The whole link, where it can also say how it opens. */
  chosen?: { value: LinkValue; onSet: (value: LinkValue) => void };
}) {
  const { data: documents = [] } = useQuery(documentsQuery);
  const [isChoosing, { open, close }] = useDisclosure(false);
  const { value, onSet } = props.chosen ?? {
    value: { href: props.value, newWindow: false },
    onSet: ({ href }: LinkValue) => props.onChange(href),
  };
  const { words, isGood } = describeLink(props.value);
  const pages = documents.filter(({ kind, path, state }) => hasPath(kind) && path && state !== 'deleted');
  const help = props.help ?? say('aPageOfYour');
  return (
    <>
      <Autocomplete
        label={props.label}
        description={props.value !== '' && isGood ? words : help}
        value={props.value}
        error={props.error ?? (isGood ? undefined : words)}
        rightSection={
          <Tooltip label={say('chooseALink')}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={say('chooseLabel', { label: props.label })}
              onClick={open}
            >
              <Link2 size={16} />
            </ActionIcon>
          </Tooltip>
        }
        data={pages.map(({ path }) => path ?? '')}
        onChange={props.onChange}
        onBlur={() => {
          const whole = completeLink(props.value);
          if (whole !== props.value) props.onChange(whole);
        }}
        renderOption={({ option }) => {
          const page = pages.find(({ path }) => path === option.value);
          return (
            <span>
              {page?.title} <span className="quiet">{option.value}</span>
            </span>
          );
        }}
      />
      {isChoosing && (
        <LinkDialog
          value={value}
          onClose={close}
          onSet={(next) => {
            onSet(next);
            close();
          }}
        />
      )}
    </>
  );
}
