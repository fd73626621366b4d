import { fail, type Failure } from '#contract/errors.ts';
import type { Method, PaymentProvider } from './providers/provider.ts';

/** Has the provider keep what was typed into its form. Problems are named as the calls name its fields. */
export async function saveMethod(
  provider: Pick<PaymentProvider, 'saveMethod'>,
  fields: Readonly<Record<string, string>>,
): Promise<Method | Failure> {
  const saved = await provider.saveMethod(fields);
  if (!('errors' in saved)) return saved;
  const errors = Object.fromEntries(
    Object.entries(saved.errors).map(([name, message]) => [`method.${name}`, message]),
  );
  return fail('invalid', { errors }, Object.values(errors)[0]);
}
