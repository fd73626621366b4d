export const en = {
  menus: 'Menus',
} as const;
