import { Combobox, InputBase, useCombobox } from '@mantine/core';
import { useState } from 'react';
import type { OwnFont } from '#core/theme/own-fonts.ts';
import { FONT_FAMILIES, fontStack } from '#core/theme/fonts.ts';
import { say } from './words.ts';

/** Families to choose from, each written in itself and found by its name or its kind. */
export function FontPicker(props: {
  label: string;
  value: string;
  own: readonly OwnFont[];
  onChange: (name: string) => void;
}) {
  const { label, value, own, onChange } = props;
  const [words, setWords] = useState('');
  const box = useCombobox({
    onDropdownOpen: () => box.focusSearchInput(),
    onDropdownClose: () => {
      box.resetSelectedOption();
      setWords('');
    },
  });
  const typed = words.toLowerCase().trim();
  const fits = ({ name, kind }: { name: string; kind: string }) =>
    `${name} ${kind}`.toLowerCase().includes(typed);
  const yours = [...new Set(own.map(({ name }) => name))].map((name) => ({ name, kind: 'yours' }));
  const [shownOwn, shown] = [yours.filter(fits), FONT_FAMILIES.filter(fits)];
  const option = (name: string) => (
    <Combobox.Option
      key={name}
      value={name}
      active={name === value}
      style={{ fontFamily: fontStack(name), fontSize: 17 }}
    >
      {name}
    </Combobox.Option>
  );
  return (
    <Combobox
      store={box}
      onOptionSubmit={(name) => {
        onChange(name);
        box.closeDropdown();
      }}
    >
      <Combobox.Target>
        <InputBase
          component="button"
          type="button"
          label={label}
          pointer
          rightSection={<Combobox.Chevron />}
          rightSectionPointerEvents="none"
          onClick={() => box.toggleDropdown()}
          styles={{ input: { fontFamily: fontStack(value), fontSize: 17 } }}
        >
          {value}
        </InputBase>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          aria-label={say('searchFontsLabel', { label })}
          placeholder={say('searchHint')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Combobox.Options mah={320} style={{ overflowY: 'auto' }}>
          {shownOwn.length > 0 && (
            <Combobox.Group label={say('yours')}>{shownOwn.map(({ name }) => option(name))}</Combobox.Group>
          )}
          {shown.map(({ name }) => option(name))}
          {shownOwn.length + shown.length === 0 && <Combobox.Empty>{say('noFontsFound')}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
