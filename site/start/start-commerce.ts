export const NO_COMMERCE = 'The commerce module is missing.';

/** A cart that cannot be read is nobody's trouble but the owner's: visitors go on reading. */
export async function startCommerce(load: () => Promise<{ readCart: () => unknown }>): Promise<void> {
  const commerce = await load().catch(() => console.error(NO_COMMERCE));
  commerce?.readCart();
}
