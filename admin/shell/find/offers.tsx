import {
  CircleHelp,
  FileText,
  ClipboardList,
  Image,
  Library,
  Newspaper,
  Package,
  ReceiptText,
  Rocket,
  UserRound,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { hasPermission, Permission } from '#core/enumerations/permissions.ts';
import type { FindKind } from '#core/find/find.ts';
import type { Found } from '#contract/sites/find.ts';
import type { Home } from '#contract/sites/home.ts';
import { thingPath } from '../../addresses/thing-path.ts';
import type { Offer } from '../../kit/palette/palette.ts';
import { isPublishOpen } from '../../panels/publish/publish-open.ts';
import { mayUse } from '../areas/areas.ts';
import { ARTICLES } from '../help/articles/index.ts';
import { openHelp } from '../help/open-help.ts';
import { BEGINNINGS, screensFor, type Screen } from './screens.ts';
import { say } from './words.ts';

type Open = (to: string) => void;

const THINGS: Readonly<Record<FindKind, { group: string; icon: LucideIcon }>> = {
  page: { group: say('pages'), icon: FileText },
  collection: { group: say('collections'), icon: Library },
  item: { group: say('postsAndItems'), icon: Newspaper },
  product: { group: say('products'), icon: Package },
  order: { group: say('orders'), icon: ReceiptText },
  customer: { group: say('customers'), icon: UserRound },
  form: { group: say('forms'), icon: ClipboardList },
  file: { group: say('files'), icon: Image },
  person: { group: say('people'), icon: Users },
};

function thingOffer(thing: Found, open: Open): Offer {
  const { group, icon: Icon } = THINGS[thing.kind];
  return {
    id: `${thing.kind}-${thing.id}`,
    group,
    label: thing.title || say('untitled'),
    ...(thing.detail !== '' && { description: thing.detail }),
    icon: <Icon size={18} />,
    run: () => open(thingPath(thing)),
  };
}

export const thingOffers = (things: readonly Found[], open: Open): Offer[] =>
  things.map((thing) => thingOffer(thing, open));

/** What somebody worked on last stands first. */
export const recentOffers = (recent: Home['recent'], open: Open): Offer[] =>
  recent.map((thing) => ({ ...thingOffer({ ...thing, detail: '' }, open), group: say('recent') }));

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
    group: say('help'),
    label: title,
    icon: <CircleHelp size={18} />,
    also: say('helpAlso', { also }),
    run: () => openHelp.set(id),
  }));

/** Wherever somebody is, for hands that stay on the keyboard. */
const PUBLISH: Offer = {
  id: 'publish',
  group: say('actions'),
  label: say('publish'),
  icon: <Rocket size={18} />,
  also: say('goLiveRelease'),
  run: () => isPublishOpen.set(true),
};

/** What somebody may do from anywhere, the screens they may open, and what they may begin. */
export function offersFor(permissions: readonly number[], open: Open): Offer[] {
  return [
    ...(hasPermission(permissions, Permission.contentManager) ? [PUBLISH] : []),
    ...screensFor(permissions).map((screen) => screenOffer(screen, say('goTo'), open)),
    ...BEGINNINGS.filter((screen) => mayUse(screen, permissions)).map((screen) =>
      screenOffer(screen, say('create'), open),
    ),
  ];
}
