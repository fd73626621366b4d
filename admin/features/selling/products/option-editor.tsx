import { ActionIcon, Button, Group, Stack, TagsInput, Text, TextInput } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { MAX_OPTIONS, MAX_VARIANTS } from '#core/commerce/catalogue/product.ts';
import type { OptionDraft } from './product-draft.ts';
import { say } from './words.ts';
import classes from './variants.module.css';

/** What a buyer can choose: sizes, colours. Every combination is a variant. */
export function OptionEditor({
  options,
  onChange,
}: {
  options: readonly OptionDraft[];
  onChange: (options: OptionDraft[]) => void;
}) {
  const count = options.reduce((product, { values }) => product * Math.max(1, values.length), 1);
  const set = (index: number, change: Partial<OptionDraft>) => {
    const next = options.map((option, at) => (at === index ? { ...option, ...change } : option));
    const size = next.reduce((product, { values }) => product * Math.max(1, values.length), 1);
    if (size <= MAX_VARIANTS) onChange(next);
  };
  return (
    <Stack gap="sm">
      {options.map((option, index) => (
        <div key={index} className={classes.option}>
          <TextInput
            label={say('option')}
            className={classes.optionName}
            placeholder={say('size')}
            value={option.name}
            onChange={(event) => set(index, { name: event.currentTarget.value })}
          />
          <TagsInput
            label={say('values')}
            placeholder={say('typeOneAndPress')}
            className={classes.optionValues}
            value={option.values}
            onChange={(values) => set(index, { values })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={say('removeOption', { name: option.name })}
            onClick={() => onChange(options.filter((_, at) => at !== index))}
          >
            <Trash2 size={16} />
          </ActionIcon>
        </div>
      ))}
      <Group>
        <Button
          variant="default"
          size="xs"
          leftSection={<Plus size={14} />}
          disabled={options.length >= MAX_OPTIONS}
          onClick={() => onChange([...options, { name: '', values: [] }])}
        >
          {say('addOption')}
        </Button>
        {count > 1 && (
          <Text size="sm" className="quiet">
            {say('variantCount', { count })}
          </Text>
        )}
      </Group>
    </Stack>
  );
}
