import {
  Alert,
  Anchor,
  Button,
  Group,
  Modal,
  NativeSelect,
  Skeleton,
  Stack,
  Table,
  Text,
} from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, Gift, Plus } from 'lucide-react';
import { useState } from 'react';
import { GIFT_CARD_STATE_LABELS, GIFT_CARD_STATES } from '#core/commerce/gift-cards/gift-card.ts';
import { maskedGiftCode } from '#core/commerce/gift-cards/code.ts';
import { hrefTo } from '#contract/href-to.ts';
import { giftCards as calls, type GiftCardEntry } from '#contract/shop/gift-cards.ts';
import { Empty } from '../../../kit/lists/empty.tsx';
import { sentenceOf } from '../../../http/problem.ts';
import { EmailText } from '../../../kit/lists/email-text.tsx';
import { SearchBox } from '../../../kit/lists/search-box.tsx';
import { ShowMore } from '../../../kit/lists/show-more.tsx';
import { useSearch } from '../../../kit/lists/use-search.ts';
import { moneyText } from '../shop/queries.ts';
import { SellingPanel } from '../shop/tabs.tsx';
import classes from '../shop/selling.module.css';
import { GiftCardDetails } from './gift-card-details.tsx';
import { IssueGiftCards } from './issue-gift-cards.tsx';
import { giftCardsQuery } from './queries.ts';
import { StateBadge } from './state-badge.tsx';
import { declared } from '../../../words/catalogue.ts';
import { say } from './words.ts';

export function GiftCardList() {
  const search = useSearch();
  const { words } = search;
  const [state, setState] = useState('');
  const [opened, setOpened] = useState<string>();
  const known = GIFT_CARD_STATES.find((each) => each === state);
  const isAll = words === '' && state === '';
  const filters = { ...(words !== '' && { words }), ...(known && { state: known }) };
  const list = useInfiniteQuery(giftCardsQuery(filters));
  const cards = list.data?.pages.flatMap((page) => page.giftCards) ?? [];
  const owed = list.data?.pages[0]?.owed ?? [];
  return (
    <SellingPanel
      title={say('giftCards')}
      actions={
        <Group gap="xs">
          <Button
            component="a"
            size="xs"
            variant="default"
            leftSection={<Download size={14} />}
            href={hrefTo(calls.export, { query: filters })}
            download
          >
            {say('export')}
          </Button>
          <Button size="xs" leftSection={<Plus size={16} />} onClick={() => setOpened('new')}>
            {say('issueGiftCard')}
          </Button>
        </Group>
      }
    >
      <Stack gap="md">
        <div className={classes.filters}>
          <SearchBox
            aria-label={say('searchGiftCards')}
            placeholder={say('lastCharactersNameOr')}
            search={search}
          />
          <NativeSelect
            aria-label={say('show')}
            value={state}
            data={[
              { value: '', label: say('allGiftCards') },
              ...GIFT_CARD_STATES.toReversed().map((value) => ({
                value,
                label: declared(GIFT_CARD_STATE_LABELS[value]),
              })),
            ]}
            onChange={(event) => setState(event.currentTarget.value)}
          />
        </div>
        {owed.length > 0 && (
          <Text className="quiet">
            {say('outstandingBalanceOwed', {
              owed: owed.map(({ cents, currency }) => moneyText(cents, currency)).join(', '),
            })}
          </Text>
        )}
        {list.error && <Alert color="red">{sentenceOf(list.error)}</Alert>}
        {list.isPending && <Skeleton height={240} />}
        {list.data && cards.length === 0 && isAll && (
          <Empty icon={Gift} title={say('noGiftCardsYet')} text={say('howTheyAreSold')} />
        )}
        {list.data && cards.length === 0 && !isAll && (
          <Text role="status" className="quiet">
            {say('noMatchingGiftCards')}
          </Text>
        )}
        {cards.length > 0 && <Rows cards={cards} onOpen={setOpened} />}
        <ShowMore list={list} />
      </Stack>
      <Modal
        opened={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title={opened === 'new' ? say('issueGiftCards') : say('giftCard')}
        centered
      >
        {opened === 'new' && <IssueGiftCards onDone={() => setOpened(undefined)} />}
        {opened !== undefined && opened !== 'new' && <GiftCardDetails id={opened} />}
      </Modal>
    </SellingPanel>
  );
}

/** Whom it is for, where there is room for one line. */
const recipientOf = ({ recipientName, recipientEmail }: GiftCardEntry) => recipientName || recipientEmail;

function Rows({ cards, onOpen }: { cards: readonly GiftCardEntry[]; onOpen: (id: string) => void }) {
  return (
    <div className={classes.table}>
      <Table highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{say('giftCard')}</Table.Th>
            <Table.Th className={classes.wide}>{say('recipient')}</Table.Th>
            <Table.Th className={classes.number}>{say('balance')}</Table.Th>
            <Table.Th>{say('status')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {cards.map((card) => (
            <Table.Tr key={card.id}>
              <Table.Td>
                <Anchor component="button" className={classes.name} onClick={() => onOpen(card.id)}>
                  {maskedGiftCode(card.last)}
                </Anchor>
                {recipientOf(card) !== '' && (
                  <Text size="sm" className={`quiet ${classes.narrow} ${classes.wraps}`}>
                    <EmailText>{recipientOf(card)}</EmailText>
                  </Text>
                )}
                {card.note !== '' && (
                  <Text size="sm" className="quiet">
                    {card.note}
                  </Text>
                )}
              </Table.Td>
              <Table.Td className={classes.wide}>
                {card.recipientName || '–'}
                {card.recipientEmail !== '' && (
                  <Text size="sm" className="quiet">
                    <EmailText>{card.recipientEmail}</EmailText>
                  </Text>
                )}
              </Table.Td>
              <Table.Td className={classes.number}>
                {moneyText(card.balanceCents, card.currency)}
                <Text size="sm" className="quiet">
                  {say('ofAmount', { moneyText: moneyText(card.issuedCents, card.currency) })}
                </Text>
              </Table.Td>
              <Table.Td>
                <StateBadge state={card.state} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
