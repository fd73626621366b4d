/** With these the admin's documents prove themselves: rights are given to them, not to every script of their origin. */
export const ADMIN_KEY_HEADER = 'x-admin-key';
/** In the address of what the admin shows in a frame, where no header can be sent. */
export const FRAME_KEY_PARAMETER = 'frame-key';

/** The shell of the admin carries each in an element of this name. */
export const ADMIN_KEYS = ['admin-key', 'frame-key', 'copies-key'] as const;
export type AdminKeyName = (typeof ADMIN_KEYS)[number];
