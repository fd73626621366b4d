/** Loaded with the first picture: it takes 20 MB and a tenth of a second, and many processes never draw one. */
export const openSharp = async () => (await import('sharp')).default;
