import {
  ArrowLeft,
  ArrowLeftRight,
  Calendar,
  CalendarPlus,
  Clapperboard,
  Clock,
  FileText,
  Heading,
  Image,
  LayoutGrid,
  LayoutList,
  List,
  MapPin,
  MessageSquare,
  PanelTop,
  RectangleEllipsis,
  Share2,
  SquareDashed,
  Tags,
  Text,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { ItemPart, ItemPartValues } from '#core/collections/item-parts.ts';

const PARTS: Readonly<Record<ItemPart, LucideIcon>> = {
  head: PanelTop,
  title: Heading,
  excerpt: Text,
  date: Calendar,
  author: UserRound,
  picture: Image,
  media: Clapperboard,
  body: FileText,
  field: RectangleEllipsis,
  fields: LayoutList,
  categories: Tags,
  tags: Tags,
  when: Clock,
  place: MapPin,
  calendar: CalendarPlus,
  course: List,
  share: Share2,
  comments: MessageSquare,
  neighbours: ArrowLeftRight,
  related: LayoutGrid,
  back: ArrowLeft,
};

export default SquareDashed;

export const iconOf = ({ part }: Pick<ItemPartValues, 'part'>): LucideIcon => PARTS[part] ?? SquareDashed;
