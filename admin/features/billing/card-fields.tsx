import { Code, Group, Stack, Text, TextInput } from '@mantine/core';
import { TEST_CARDS, type CardFields as Card } from '#core/payments/test-cards.ts';
import { say } from './words.ts';
import classes from './billing.module.css';

export const EMPTY_CARD: Card = { number: '', expires: '', code: '' };

/** The form of the test provider; a real provider brings its own in its place. */
export function CardFields(props: {
  card: Card;
  errors: Readonly<Record<string, string>>;
  onChange: (card: Card) => void;
}) {
  const { card, errors, onChange } = props;
  const field = (name: keyof Card) => ({
    value: card[name],
    error: errors[`method.${name}`],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...card, [name]: event.currentTarget.value }),
  });
  return (
    <Stack gap="sm">
      <TextInput
        label={say('cardNumber')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={25}
        placeholder="4242 4242 4242 4242"
        {...field('number')}
      />
      <Group grow align="flex-start">
        <TextInput
          label={say('expiryDate')}
          placeholder="04/31"
          autoComplete="off"
          maxLength={9}
          {...field('expires')}
        />
        <TextInput
          label={say('securityCode')}
          placeholder="123"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          {...field('code')}
        />
      </Group>
      <details className={classes.testCards}>
        <summary>{say('testCardsNoMoney')}</summary>
        <ul>
          {TEST_CARDS.map(({ number, says }) => (
            <li key={number}>
              <Code>{number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</Code>
              <Text span size="sm">
                {say(says)}
              </Text>
            </li>
          ))}
        </ul>
      </details>
    </Stack>
  );
}
