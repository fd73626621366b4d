import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { Fields } from '../../../fields/fields.tsx';
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
      <Text className="quiet">Spam bots are filtered either way. A CAPTCHA also checks visitors.</Text>
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
          To use a hosted service, add its site key and secret key in{' '}
          <Anchor component={Link} to="/settings/forms">
            form settings
          </Anchor>
          .
        </Alert>
      )}
    </Stack>
  );
}
