import { Stack, Text } from '@mantine/core';
import { Fields } from '../../../fields/fields.tsx';
import { Frequency } from './frequency.tsx';
import { PageChoice } from './page-choice.tsx';
import { controlsOf, type TabProps } from './tab.ts';
import { say } from './words.ts';

const TRIGGERS = {
  delay: ['when', 'seconds'],
  scroll: ['when', 'scrolled'],
  leave: ['when'],
} as const;

/** When it opens, on which pages, how often and for whom. */
export function TimingTab({ value, errors, onChange }: TabProps) {
  const { trigger, pages } = value;
  return (
    <Stack gap="md">
      <Fields
        controls={controlsOf('trigger')}
        names={TRIGGERS[trigger.when]}
        prefix="trigger."
        values={{ ...trigger }}
        errors={errors}
        onChange={(name, next) => onChange('trigger', { ...trigger, [name]: next })}
      />
      {trigger.when === 'leave' && (
        <Text size="sm" className="quiet">
          {say('whenThePointerGoes')}
        </Text>
      )}
      <Fields
        controls={controlsOf('pages')}
        names={['where']}
        prefix="pages."
        values={{ ...pages }}
        errors={errors}
        onChange={(name, next) => onChange('pages', { ...pages, [name]: next })}
      />
      {pages.where !== 'all' && (
        <PageChoice
          paths={pages.paths}
          error={errors['pages.paths']}
          onChange={(paths) => onChange('pages', { ...pages, paths })}
        />
      )}
      <Text size="sm" className="quiet">
        {say('coverPagesLockedPages')}
      </Text>
      <Frequency
        days={value.displayFrequency}
        error={errors['displayFrequency']}
        onChange={(days) => onChange('displayFrequency', days)}
      />
      <Fields
        controls={controlsOf()}
        names={['showUntilSignup', 'enableMobile']}
        values={{ ...value }}
        errors={errors}
        onChange={onChange}
      />
    </Stack>
  );
}
