/** What stands around the work in the admin, fetched as one. */
export { PublishButton } from '../../panels/publish/publish-button.tsx';
export { PublishDrawer } from '../../panels/publish/publish-drawer.tsx';
export { IdentityDialog } from './identity-dialog.tsx';
export { LeaveGuard } from './leave-guard.tsx';
export { LoginDialog } from './login-dialog.tsx';
export { Notices } from './notices.tsx';
export { PhoneBar } from '../menu/phone-bar.tsx';
export { SaveState } from './save-state.tsx';
export { Sidebar } from '../menu/sidebar.tsx';
export { StageBar } from '../stage/stage-bar.tsx';
