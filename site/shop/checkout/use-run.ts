import { useState } from 'react';
import { problemOf } from '#browser/shop/cart.ts';
import type { Errors } from './address-fields.tsx';

/** One call at a time, with what was wrong or came of it. */
export function useRun(problemBefore = '') {
  const [problem, setProblem] = useState(problemBefore);
  const [errors, setErrors] = useState<Errors>({});
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);

  function forget() {
    setProblem('');
    setErrors({});
    setNotice('');
  }

  /** Whether it went well. */
  async function run(work: () => Promise<unknown>, done = ''): Promise<boolean> {
    setBusy(true);
    forget();
    try {
      await work();
      setNotice(done);
      return true;
    } catch (error) {
      const found = problemOf(error);
      setErrors(found.errors);
      // What stands at its field need not be said twice.
      if (Object.keys(found.errors).length === 0) setProblem(found.sentence || found.advice);
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { run, forget, problem, errors, notice, isBusy };
}

export type Run = ReturnType<typeof useRun>;
