import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Fields } from '../../fields/fields.tsx';
import { controlsOf, type TabProps } from './tab.ts';

/** Who is asked to prove that they are a person. A hosted service without its keys cannot be chosen. */
export function CaptchaTab({ value, errors, onChange, hasHosted }: TabProps & { hasHosted: boolean }) {
  const { captcha } = value;
  const set = (name: string, next: unknown) => {
    if (name === 'provider' && next === 'hosted' && !hasHosted) return;
    onChange('captcha', { ...captcha, [name]: next });
  };
  return (
    <Stack gap="md">
      <Text className="quiet">
        Robots that fill in forms are kept away in any case. This asks people, too.
      </Text>
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
          A hosted service needs its site key and secret first. Enter them in the{' '}
          <Anchor component={Link} to="/settings/forms">
            settings for forms
          </Anchor>
          .
        </Alert>
      )}
    </Stack>
  );
}
