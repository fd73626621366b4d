import {
  AppWindow,
  Box,
  CodeXml,
  Heading,
  Image,
  List,
  Minus,
  MousePointerClick,
  MoveVertical,
  Quote,
  Rows3,
  Text,
  type LucideIcon,
} from 'lucide-react';

const ICONS: Readonly<Record<string, LucideIcon>> = {
  heading: Heading,
  text: Text,
  quote: Quote,
  button: MousePointerClick,
  image: Image,
  index: List,
  accordion: Rows3,
  line: Minus,
  spacer: MoveVertical,
  embed: AppWindow,
  code: CodeXml,
};

/** The sign of a kind of block; one without its own still has a shape. */
export function BlockIcon({ type, size = 18 }: { type: string; size?: number }) {
  const Icon = ICONS[type] ?? Box;
  return <Icon size={size} aria-hidden="true" />;
}
