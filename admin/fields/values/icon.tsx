import { Group, Select } from '@mantine/core';
import { ICONS } from '#blocks/icon/icons.ts';
import { inWords, type ControlProps } from '../control/control.ts';
import { say } from './words.ts';

const OPTIONS = Object.keys(ICONS).map((name) => ({
  value: name,
  label: inWords(name.replaceAll('-', ' ')),
}));

const drawn = (name: string) => {
  const [Drawing] = ICONS[name] ?? [];
  return Drawing && <Drawing size={18} aria-hidden="true" />;
};

/** An icon, found by its name or by what it stands for. */
export function IconControl({ control, label, value, error, onChange }: ControlProps<'icon'>) {
  const chosen = typeof value === 'string' && value !== '' ? value : null;
  return (
    <Select
      label={label}
      description={control.help}
      placeholder={say('searchIcons')}
      data={OPTIONS}
      value={chosen}
      error={error}
      searchable
      clearable
      leftSection={chosen === null ? undefined : drawn(chosen)}
      nothingFoundMessage={say('noMatchingIconsTry')}
      filter={({ search }) => {
        const asked = search.trim().toLowerCase();
        return OPTIONS.filter((option) => wordsOf(option.value).includes(asked));
      }}
      renderOption={({ option }) => (
        <Group gap={10}>
          {drawn(option.value)}
          {option.label}
        </Group>
      )}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}

const wordsOf = (name: string): string => `${name.replaceAll('-', ' ')} ${ICONS[name]?.[1] ?? ''}`;
