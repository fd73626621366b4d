/** Coasts and borders are known to about a kilometre: closer than this they would mislead, and a grid is drawn. */
export const MAX_DETAIL_ZOOM = 10;
