import {
  CircleHelp,
  FileText,
  ClipboardList,
  Image,
  Newspaper,
  Package,
  ReceiptText,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import type { FindKind } from '#core/find/find.ts';
import type { Found } from '#contract/sites/find.ts';
import type { Home } from '#contract/sites/home.ts';
import { thingPath } from '../../addresses/thing-path.ts';
import type { Offer } from '../../kit/palette/palette.ts';
import { mayUse } from '../areas/areas.ts';
import { ARTICLES } from '../help/articles/index.ts';
import { openHelp } from '../help/open-help.ts';
import { BEGINNINGS, screensFor, type Screen } from './screens.ts';

type Open = (to: string) => void;

const THINGS: Readonly<Record<FindKind, { group: string; icon: LucideIcon }>> = {
  page: { group: 'Pages', icon: FileText },
  item: { group: 'Posts and items', icon: Newspaper },
  product: { group: 'Products', icon: Package },
  order: { group: 'Orders', icon: ReceiptText },
  customer: { group: 'Customers', icon: UserRound },
  form: { group: 'Forms', icon: ClipboardList },
  file: { group: 'Files', icon: Image },
  person: { group: 'People', icon: Users },
};

function thingOffer(thing: Found, open: Open): Offer {
  const { group, icon: Icon } = THINGS[thing.kind];
  return {
    id: `${thing.kind}-${thing.id}`,
    group,
    label: thing.title || 'Untitled',
    ...(thing.detail !== '' && { description: thing.detail }),
    icon: <Icon size={18} />,
    run: () => open(thingPath(thing)),
  };
}

export const thingOffers = (things: readonly Found[], open: Open): Offer[] =>
  things.map((thing) => thingOffer(thing, open));

/** What somebody worked on last stands first. */
export const recentOffers = (recent: Home['recent'], open: Open): Offer[] =>
  recent.map((thing) => ({ ...thingOffer({ ...thing, detail: '' }, open), group: 'Recent' }));

const screenOffer = ({ to, label, summary, icon: Icon, also }: Screen, group: string, open: Open): Offer => ({
  id: `${group}-${to}`,
  group,
  label,
  ...(summary !== undefined && { description: summary }),
  icon: <Icon size={18} />,
  also: `${summary ?? ''} ${also ?? ''}`,
  run: () => open(to),
});

/** What the manual says, for those who look for it by name. */
export const helpOffers = (): Offer[] =>
  ARTICLES.map(({ id, title, also = '' }) => ({
    id: `help-${id}`,
    group: 'Help',
    label: title,
    icon: <CircleHelp size={18} />,
    also: `help ${also}`,
    run: () => openHelp.set(id),
  }));

/** The screens somebody may open, and what they may begin. */
export function offersFor(permissions: readonly number[], open: Open): Offer[] {
  return [
    ...screensFor(permissions).map((screen) => screenOffer(screen, 'Go to', open)),
    ...BEGINNINGS.filter((screen) => mayUse(screen, permissions)).map((screen) =>
      screenOffer(screen, 'Create', open),
    ),
  ];
}
