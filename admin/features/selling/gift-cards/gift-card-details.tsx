import { Alert, Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { CARD_MOVEMENTS } from '#core/commerce/gift-cards/gift-card.ts';
import { maskedGiftCode } from '#core/commerce/gift-cards/code.ts';
import { giftCards as calls, type GiftCard } from '#contract/shop/gift-cards.ts';
import { call } from '../../../http/call.ts';
import { sentenceOf } from '../../../http/problem.ts';
import { momentText, moneyText, useShopChange } from '../shop/queries.ts';
import classes from '../shop/selling.module.css';
import { StateBadge } from './state-badge.tsx';
import { giftCardQuery } from './queries.ts';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';

/** One card: what it is worth, for whom, and what happened to it. */
export function GiftCardDetails({ id }: { id: string }) {
  const { data: card, error } = useQuery(giftCardQuery(id));
  if (error) return <Alert color="red">{sentenceOf(error)}</Alert>;
  if (!card) return <Skeleton height={240} />;
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <Text fw={600}>{maskedGiftCode(card.last)}</Text>
        <StateBadge state={card.state} />
      </Group>
      <Text>
        {say('balanceLeft', {
          moneyText: moneyText(card.balanceCents, card.currency),
          moneyText2: moneyText(card.issuedCents, card.currency),
        })}
      </Text>
      <Facts card={card} />
      <ol className={classes.timeline}>
        {card.movements.map((movement) => (
          <li key={movement.id}>
            <Text>
              {declared(CARD_MOVEMENTS[movement.kind])}: {moneyText(movement.cents, card.currency)}
              {movement.orderId !== null && (
                <>
                  {' '}
                  <Anchor component={Link} to={`/selling/orders/${movement.orderId}`}>
                    {say('order')}
                  </Anchor>
                </>
              )}
            </Text>
            <Text size="sm" className="quiet">
              {momentText(movement.at)} {movement.by !== '' && say('by', { by: movement.by })}
            </Text>
          </li>
        ))}
      </ol>
      <Actions card={card} />
    </Stack>
  );
}

function Facts({ card }: { card: GiftCard }) {
  const mailed = card.sentAt
    ? say('sentAt', { at: momentText(card.sentAt) })
    : card.sendAt && say('toBeSent', { at: momentText(card.sendAt) });
  const lines = [
    card.recipientEmail !== '' &&
      say('forRecipient', {
        recipientName: card.recipientName,
        recipientEmail: card.recipientEmail,
      }),
    card.senderName !== '' && say('fromSender', { senderName: card.senderName }),
    card.message !== '' && `“${card.message}”`,
    mailed,
    card.expiresAt ? say('expires', { at: momentText(card.expiresAt) }) : say('doesNotExpire'),
    card.note,
  ];
  return (
    <div>
      {lines.map((line) =>
        line ? (
          <Text key={line} className="quiet" style={{ overflowWrap: 'break-word' }}>
            {line}
          </Text>
        ) : null,
      )}
    </div>
  );
}

function Actions({ card }: { card: GiftCard }) {
  const params = { id: card.id };
  const isDisabled = card.state === 'disabled';
  const disable = useShopChange(
    () => call(calls.disable, { params, body: { isDisabled: !isDisabled } }),
    isDisabled ? say('giftCardEnabled') : say('giftCardDisabled'),
  );
  const resend = useShopChange(() => call(calls.resend, { params }), say('giftCardSent'));
  return (
    <Group gap="xs">
      {card.recipientEmail !== '' && card.state === 'active' && (
        <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate(undefined)}>
          {say('sendAgain')}
        </Button>
      )}
      <Button
        variant="default"
        {...(!isDisabled && { color: 'red' })}
        loading={disable.isPending}
        onClick={() => disable.mutate(undefined)}
      >
        {isDisabled ? say('enable') : say('disable')}
      </Button>
    </Group>
  );
}
