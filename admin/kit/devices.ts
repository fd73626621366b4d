import { Monitor, Smartphone, Tablet, TabletSmartphone, type LucideIcon } from 'lucide-react';
import type { DeviceView } from '#core/enumerations/appearance.ts';
import { DEVICE_HEIGHTS, TABLET_MAX_WIDTH } from '#core/theme/scale.ts';
import { say } from './words.ts';

/** A screen to look at the site on, in pixels; without a size it is all the room there is. */
export interface Device {
  label: string;
  icon: LucideIcon;
  size?: { width: number; height: number };
}

export const DEVICES = {
  desktop: { label: say('desktop'), icon: Monitor },
  tabletTall: {
    label: say('largeTablet'),
    icon: Tablet,
    size: { width: TABLET_MAX_WIDTH, height: DEVICE_HEIGHTS.tabletTall },
  },
  tablet: {
    label: say('tablet'),
    icon: TabletSmartphone,
    size: { width: 768, height: DEVICE_HEIGHTS.tablet },
  },
  phone: { label: say('phone'), icon: Smartphone, size: { width: 428, height: DEVICE_HEIGHTS.phone } },
} as const satisfies Record<DeviceView | 'tabletTall', Device>;

export type DeviceName = keyof typeof DEVICES;
export const DEVICE_NAMES = Object.keys(DEVICES) as DeviceName[];

export function sizeOf(name: DeviceName): Device['size'] {
  const device: Device = DEVICES[name];
  return device.size;
}
