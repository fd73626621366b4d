import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useCallback } from 'react';

/** What follows a change. All of it happens even when the row or dialog that asked for the change is gone by then. */
export interface Told<O> {
  /** At once: lists that are read again meanwhile may take the row of whoever waits for this with them. */
  onSuccess?: (output: O) => void;
  onError?: (error: unknown) => void;
  /** However it went, when all that is stale has been read again. */
  onSettled?: () => void;
}

/** A change on the server: pending until everything below the keys it makes stale has been read again. */
export function useChange<I, O>(
  change: (input: I) => Promise<O>,
  { stale, onSuccess, onError }: Omit<Told<O>, 'onSettled'> & { stale: readonly QueryKey[] },
) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: async ({ input, told }: { input: I; told: Told<O> }) => {
      const output = await change(input).catch((error: unknown) => {
        onError?.(error);
        told.onError?.(error);
        throw error;
      });
      onSuccess?.(output);
      told.onSuccess?.(output);
      return output;
    },
    onSettled: () => Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const { mutateAsync: send } = mutation;
  // The same ones all the time: effects depend on them.
  const mutateAsync = useCallback(
    (input: I, told: Told<O> = {}): Promise<O> => send({ input, told }).finally(told.onSettled),
    [send],
  );
  const mutate = useCallback(
    (input: I, told?: Told<O>) => {
      // What went wrong is in `error`, and was told to whoever asked to be.
      mutateAsync(input, told).catch(() => undefined);
    },
    [mutateAsync],
  );
  return {
    isPending: mutation.isPending,
    isSuccess: mutation.isSuccess,
    error: mutation.error,
    data: mutation.data,
    input: mutation.variables?.input,
    reset: mutation.reset,
    mutateAsync,
    mutate,
  };
}
