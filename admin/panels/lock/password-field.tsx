import { Button, Group, PasswordInput, Stack, Text } from '@mantine/core';
import { MAX_LOCK_PASSWORD_LENGTH } from '#core/access/lock-password.ts';
import { MASKED_PASSWORD } from '#core/visitors/cookies.ts';
import { say } from './words.ts';

/** A password that is set, changed or taken away, and never shown again once it is kept. */
export function PasswordField(props: {
  label: string;
  hasPassword: boolean;
  mayRemove: boolean;
  /** Empty leaves it as it is; null takes it away. */
  value: string | null;
  error: string | undefined;
  onChange: (value: string | null) => void;
}) {
  const { label, hasPassword, mayRemove, value, error, onChange } = props;
  if (value === null) {
    return (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{say('thePasswordWillBe')}</Text>
        <Button size="xs" variant="default" onClick={() => onChange('')}>
          {say('keepIt')}
        </Button>
      </Group>
    );
  }
  return (
    <Stack gap="xs" align="flex-start">
      <PasswordInput
        w="100%"
        label={label}
        description={hasPassword ? say('aPasswordIsSet') : say('shareItWithVisitors')}
        value={value}
        {...(hasPassword && { placeholder: MASKED_PASSWORD })}
        maxLength={MAX_LOCK_PASSWORD_LENGTH}
        autoComplete="new-password"
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': say('showOrHideThe'), tabIndex: 0 }}
      />
      {hasPassword && mayRemove && value === '' && (
        <Button size="xs" variant="default" onClick={() => onChange(null)}>
          {say('removePassword')}
        </Button>
      )}
    </Stack>
  );
}
