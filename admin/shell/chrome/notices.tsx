import { useMediaQuery } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import { PHONE } from '../../kit/screen.ts';

/** What was done is told where nothing is left to press: beside the panel, whose foot has the buttons, and on phones above it. */
export function Notices() {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  return <Notifications position={isPhone ? 'top-center' : 'bottom-right'} limit={3} />;
}
