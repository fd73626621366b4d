import { fail, type Failure } from '#contract/errors.ts';
import type { Method, PaymentProvider } from './providers/provider.ts';

/**
 * Has the provider keep what was typed into its form, for one payment or for those to come as well. Problems are named
 * as the calls name its fields.
 */
export async function saveMethod(
  provider: Pick<PaymentProvider, 'saveMethod' | 'saveCard'>,
  fields: Readonly<Record<string, string>>,
  isForRenewals = false,
): Promise<Method | Failure> {
  const saved =
    isForRenewals && provider.saveCard ? await provider.saveCard(fields) : await provider.saveMethod(fields);
  if (!('errors' in saved)) return saved;
  const errors = Object.fromEntries(
    Object.entries(saved.errors).map(([name, message]) => [`method.${name}`, message]),
  );
  return fail('invalid', { errors }, Object.values(errors)[0]);
}
