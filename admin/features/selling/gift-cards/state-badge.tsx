import { Badge } from '@mantine/core';
import { GIFT_CARD_STATE_LABELS, type GiftCardState } from '#core/commerce/gift-cards/gift-card.ts';
import { declared } from '../../../words/catalogue.ts';

const COLOURS: Readonly<Record<GiftCardState, string>> = {
  active: 'green',
  used: 'gray',
  expired: 'gray',
  disabled: 'red',
};

export function StateBadge({ state }: { state: GiftCardState }) {
  return (
    <Badge miw="max-content" variant="light" color={COLOURS[state]}>
      {declared(GIFT_CARD_STATE_LABELS[state])}
    </Badge>
  );
}
