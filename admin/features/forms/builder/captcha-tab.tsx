import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Fields } from '../../../fields/fields.tsx';
import { controlsOf, type TabProps } from './tab.ts';
import { say } from './words.ts';

/** Who is asked to prove that they are a person. A hosted service without its keys cannot be chosen. */
export function CaptchaTab({ value, errors, onChange, hasHosted }: TabProps & { hasHosted: boolean }) {
  const { captcha } = value;
  const set = (name: string, next: unknown) => {
    if (name === 'provider' && next === 'hosted' && !hasHosted) return;
    onChange('captcha', { ...captcha, [name]: next });
  };
  return (
    <Stack gap="md">
      <Text className="quiet">{say('spamBotsAreFiltered')}</Text>
      <Fields
        controls={controlsOf('captcha')}
        names={captcha.isOn ? ['isOn', 'provider'] : ['isOn']}
        prefix="captcha."
        values={{ ...captcha }}
        errors={errors}
        onChange={set}
      />
      {captcha.isOn && !hasHosted && (
        <Alert color="gray">
          {say.parts('toUseAHosted', {
            link: (
              <Anchor key="link" component={Link} to="/settings/forms">
                {say('formSettings')}
              </Anchor>
            ),
          })}
        </Alert>
      )}
    </Stack>
  );
}
