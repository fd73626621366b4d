import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { wordsTyped } from '#core/find/find.ts';
import { accountQuery } from '../../account/account.ts';
import { homeQuery } from '../../account/home.ts';
import { exactFirst, matching } from '../../kit/palette/matching.ts';
import { addedOffers, isPaletteOpen, type Offer } from '../../kit/palette/palette.ts';
import { useWayBack } from '../../kit/palette/use-way-back.ts';
import { useStore } from '../../kit/store.ts';
import { FindBox } from './find-box.tsx';
import { helpOffers, offersFor, recentOffers, thingOffers } from './offers.tsx';
import { asked } from './typed-ahead.ts';
import { useFound } from './use-found.ts';
import { say } from './words.ts';
import classes from './find.module.css';

const HELP = helpOffers();

/** Finds whatever is typed: things of the site, screens, and what can be done on the screen that is open. */
export default function Palette() {
  const chosen = useRef<() => void>(undefined);
  useWayBack(true, chosen);
  const query = useStore(asked, (typed) => typed);
  const found = useFound(query);
  const own = useOwnOffers();
  const isEmpty = wordsTyped(query).length === 0;
  const offers = isEmpty
    ? own.atFirst
    : exactFirst(
        [...matching(own.all, query), ...thingOffers(found.things, own.open), ...matching(HELP, query)],
        query,
      );
  const close = () => isPaletteOpen.set(false);
  const choose = ({ run }: Offer) => {
    chosen.current = run;
    close();
  };
  return (
    <Modal
      opened
      onClose={close}
      withCloseButton={false}
      padding={0}
      size={600}
      yOffset="10dvh"
      radius="md"
      transitionProps={{ duration: 0 }}
      attributes={{ content: { 'aria-label': say('searchEverything') } }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <FindBox
        query={query}
        onQuery={asked.set}
        offers={offers}
        onChoose={choose}
        nothing={
          found.isLooking
            ? say('searching')
            : found.problem || say('nothingFoundForQuery', { query: query.trim() })
        }
      />
    </Modal>
  );
}

function useOwnOffers() {
  const { data: account } = useQuery(accountQuery);
  const { data: home } = useQuery({ ...homeQuery, refetchInterval: false });
  const navigate = useNavigate();
  return useMemo(() => {
    const open = (to: string) => void navigate(to);
    const added = addedOffers();
    const screens = offersFor(account?.permissions ?? [], open);
    const atFirst = [...recentOffers(home?.recent ?? [], open), ...added, ...screens];
    return { open, all: [...added, ...screens], atFirst };
  }, [account, home, navigate]);
}
