import { type ComponentType } from 'react';
import { part } from '../../kit/opening/part.ts';

const load = () => import('./chrome.ts');
type Chrome = Awaited<ReturnType<typeof load>>;

function late<K extends keyof Chrome>(name: K) {
  type Props = Chrome[K] extends ComponentType<infer P> ? P : never;
  return part(async () => ({ default: (await load())[name] as unknown as ComponentType<Props> }));
}

export const IdentityDialog = late('IdentityDialog');
export const LeaveGuard = late('LeaveGuard');
export const LoginDialog = late('LoginDialog');
export const Notices = late('Notices');
export const PhoneBar = late('PhoneBar');
export const PublishButton = late('PublishButton');
export const PublishDrawer = late('PublishDrawer');
export const SaveState = late('SaveState');
export const Sidebar = late('Sidebar');
export const StageBar = late('StageBar');
