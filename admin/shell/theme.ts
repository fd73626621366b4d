import { createTheme, type MantineColorsTuple } from '@mantine/core';
import { FONT_SIZES, RADII, SPACING, TIMINGS } from '#core/theme/scale.ts';
import { TYPED_OVER } from './typed-over.ts';
import { say } from './words.ts';

const accent: MantineColorsTuple = [
  '#ecf1ff',
  '#d9e3ff',
  '#b0c5ff',
  '#84a5ff',
  '#6f97ff',
  '#3f76ff',
  '#1f5eff',
  '#164ad1',
  '#103aa8',
  '#0b2a7d',
];
// Greys with a hint of warmth; the seventh is dark enough for small text on white.
const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f3f2ef',
  '#e9e7e3',
  '#dcd9d3',
  '#c6c2ba',
  '#8d897f',
  '#68655c',
  '#4a4841',
  '#302e2a',
  '#1d1c19',
];
const dark: MantineColorsTuple = [
  '#e8e6e1',
  '#c9c6bf',
  '#a8a49b',
  '#7a766d',
  '#4a4842',
  '#3a3833',
  '#262521',
  '#1b1a18',
  '#161513',
  '#100f0e',
];

const px = (size: number) => `${size}px`;

// The library's own close buttons carry no name.
const closable = {
  defaultProps: {
    closeButtonProps: { 'aria-label': say('close') },
    transitionProps: { duration: TIMINGS[2] },
  },
};

// A page has one banner; the head of a dialog, which the library draws as a header, is none.
const headed = { defaultProps: { role: 'presentation' } };

// States read like all other words, and whole where there is little room.
const worded = {
  defaultProps: { tt: 'none', fw: 600 },
  styles: {
    root: { height: 'auto', minHeight: 'var(--badge-height)', overflow: 'visible' },
    label: { whiteSpace: 'normal', textAlign: 'center' },
  },
} as const;

// A 0 that is there already is typed over and not onto: "024" is no number to the library, and "0.004" no price.
const counted = { defaultProps: { allowLeadingZeros: false, ...TYPED_OVER } };

export const theme = createTheme({
  components: {
    Badge: worded,
    NumberInput: counted,
    Modal: closable,
    Drawer: closable,
    Notification: closable,
    ModalHeader: headed,
    DrawerHeader: headed,
  },
  fontFamily: 'Inter, system-ui, sans-serif',
  colors: { accent, gray, dark },
  primaryColor: 'accent',
  primaryShade: 6,
  black: '#1d1c19',
  defaultRadius: RADII.small,
  radius: { xs: px(RADII.none), sm: px(RADII.small), md: px(RADII.medium), xl: RADII.circle },
  spacing: {
    xs: px(SPACING[2]),
    sm: px(SPACING[3]),
    md: px(SPACING[4]),
    lg: px(SPACING[5]),
    xl: px(SPACING[6]),
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontSizes: {
    xs: px(FONT_SIZES[1]),
    sm: px(FONT_SIZES[2]),
    md: px(FONT_SIZES[2]),
    lg: px(FONT_SIZES[3]),
    xl: px(FONT_SIZES[5]),
  },
  headings: {
    fontWeight: '620',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '20px', lineHeight: '1.25' },
      h2: { fontSize: '16px', lineHeight: '1.3' },
      h3: { fontSize: '14px', lineHeight: '1.4' },
    },
  },
});
