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
        {moneyText(card.balanceCents, card.currency)} of {moneyText(card.issuedCents, card.currency)} left
      </Text>
      <Facts card={card} />
      <ol className={classes.timeline}>
        {card.movements.map((movement) => (
          <li key={movement.id}>
            <Text>
              {CARD_MOVEMENTS[movement.kind]}: {moneyText(movement.cents, card.currency)}
              {movement.orderId !== null && (
                <>
                  {' '}
                  <Anchor component={Link} to={`/selling/orders/${movement.orderId}`}>
                    Order
                  </Anchor>
                </>
              )}
            </Text>
            <Text size="sm" className="quiet">
              {momentText(movement.at)} {movement.by !== '' && `by ${movement.by}`}
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
    ? `Sent ${momentText(card.sentAt)}`
    : card.sendAt && `To be sent ${momentText(card.sendAt)}`;
  const lines = [
    card.recipientEmail !== '' && `For ${card.recipientName} (${card.recipientEmail})`,
    card.senderName !== '' && `From ${card.senderName}`,
    card.message !== '' && `“${card.message}”`,
    mailed,
    card.expiresAt ? `Expires ${momentText(card.expiresAt)}` : 'Does not expire',
    card.note,
  ];
  return (
    <div>
      {lines.map((line) =>
        line ? (
          <Text key={line} className="quiet" style={{ overflowWrap: 'anywhere' }}>
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
    isDisabled ? 'Gift card enabled.' : 'Gift card disabled.',
  );
  const resend = useShopChange(() => call(calls.resend, { params }), 'The gift card is on its way.');
  return (
    <Group gap="xs">
      {card.recipientEmail !== '' && card.state === 'active' && (
        <Button variant="default" loading={resend.isPending} onClick={() => resend.mutate(undefined)}>
          Send again
        </Button>
      )}
      <Button
        variant="default"
        {...(!isDisabled && { color: 'red' })}
        loading={disable.isPending}
        onClick={() => disable.mutate(undefined)}
      >
        {isDisabled ? 'Enable' : 'Disable'}
      </Button>
    </Group>
  );
}
