import type { Location } from 'react-router';

/** Goes along to an item that was just given its title: the next thing is to write it. */
export const JUST_ADDED = 'justAdded';

export const isJustAdded = ({ state }: Location): boolean => state === JUST_ADDED;
