import {
  Button,
  Code,
  CopyButton,
  Group,
  NumberInput,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import { groupedGiftCode } from '#core/commerce/gift-cards/code.ts';
import {
  MAX_BULK_CARDS,
  MAX_GIFT_MESSAGE_LENGTH,
  MAX_GIFT_NAME_LENGTH,
  MAX_GIFT_NOTE_LENGTH,
  NO_GIFT,
  type Gift,
} from '#core/commerce/gift-cards/gift-card.ts';
import { MAX_PRICE_CENTS, NO_CENTS } from '#core/money/currency.ts';
import { toCsv } from '#core/text/csv.ts';
import { giftCards as calls } from '#contract/shop/gift-cards.ts';
import { MoneyInput } from '../../../fields/values/money-input.tsx';
import { call } from '../../../http/call.ts';
import { fieldErrors } from '../../../kit/dialog.tsx';
import { useShopChange } from '../shop/queries.ts';
import { say } from './words.ts';

const SHOWN_CODES = 5;

/** One that is mailed, or any number of codes to hand out. */
export function IssueGiftCards({ onDone }: { onDone: () => void }) {
  const [cents, setCents] = useState(NO_CENTS);
  const [isMailed, setMailed] = useState(true);
  const [gift, setGift] = useState<Gift>(NO_GIFT);
  const [count, setCount] = useState(1);
  const [note, setNote] = useState('');
  const [codes, setCodes] = useState<string[]>();
  const issue = useShopChange(
    () =>
      call(calls.issue, {
        body: { cents, count: isMailed ? 1 : count, gift: isMailed ? gift : NO_GIFT, note },
      }),
    isMailed ? say('giftCardIssuedAnd') : undefined,
  );
  const errors = fieldErrors(issue.error);
  const text = (name: keyof Gift) => ({
    value: gift[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setGift({ ...gift, [name]: event.currentTarget.value }),
  });
  if (codes) return <Codes codes={codes} onDone={onDone} />;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        issue.mutate(undefined, {
          onSuccess: ({ giftCards }) =>
            isMailed ? onDone() : setCodes(giftCards.map(({ code }) => groupedGiftCode(code))),
        });
      }}
    >
      <Stack gap="sm">
        <MoneyInput label={say('amount')} cents={cents} maxCents={MAX_PRICE_CENTS} onCents={setCents} />
        <Switch
          label={say('sendByEmail')}
          checked={isMailed}
          onChange={(event) => setMailed(event.currentTarget.checked)}
        />
        {isMailed ? (
          <>
            <TextInput
              label={say('recipientsName')}
              maxLength={MAX_GIFT_NAME_LENGTH}
              {...text('recipientName')}
            />
            <TextInput label={say('recipientsEmail')} type="email" {...text('recipientEmail')} />
            <Textarea
              label={say('message')}
              autosize
              minRows={2}
              maxLength={MAX_GIFT_MESSAGE_LENGTH}
              {...text('message')}
            />
            <TextInput
              label={say('sendOn')}
              description={say('emptyMeansNow')}
              type="date"
              {...text('sendOn')}
            />
          </>
        ) : (
          <NumberInput
            label={say('numberOfCodes')}
            description={say('youGetThemAs')}
            min={1}
            max={MAX_BULK_CARDS}
            value={count}
            onChange={(value) => setCount(Number(value) || 1)}
          />
        )}
        <TextInput
          label={say('note')}
          description={say('onlyYouSeeIt')}
          maxLength={MAX_GIFT_NOTE_LENGTH}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group justify="end">
          <Button
            type="submit"
            disabled={cents === 0 || (isMailed && gift.recipientEmail.trim() === '')}
            loading={issue.isPending}
          >
            {isMailed || count === 1 ? say('issueGiftCard') : say('issueMany', { count })}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The only time these are shown. */
function Codes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const csv = `data:text/csv;charset=utf-8,${encodeURIComponent(toCsv([[say('code')], ...codes.map((code) => [code])]))}`;
  return (
    <Stack gap="sm">
      <Text>{say('giftCardsIssuedKeep', { count: codes.length })}</Text>
      <Code block>
        {codes.slice(0, SHOWN_CODES).join('\n')}
        {codes.length > SHOWN_CODES && `\n${say('countMore', { count: codes.length - SHOWN_CODES })}`}
      </Code>
      <Group gap="xs">
        <Button component="a" variant="default" href={csv} download="gift-card-codes.csv">
          {say('downloadCsv')}
        </Button>
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? say('copied') : say('copy')}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>{say('done')}</Button>
      </Group>
    </Stack>
  );
}
