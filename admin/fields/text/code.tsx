import { Input, Skeleton } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { Suspense } from 'react';
import { NO_CODE_ON_ANDROID } from '#core/messages/editing.ts';
import type { ControlProps } from '../control/control.ts';
import { declared } from '../../words/catalogue.ts';
import classes from './code.module.css';
import { part } from '../../kit/opening/part.ts';

/** Far more code than any other control needs; it comes when there is something to write with it. */
const CodeEditor = part(() => import('./code-editor.tsx'));

/** Keyboards there rewrite what a code editor holds while one types. */
const isAndroid = () => /\bAndroid\b/i.test(navigator.userAgent);

/** Source text: coloured, checked while one writes, as typed. */
export function CodeControl({ control, label, value, error, onChange }: ControlProps<'code'>) {
  const id = useId();
  const text = typeof value === 'string' ? value : '';
  const { max, language } = control.options;
  return (
    <Input.Wrapper
      label={label}
      description={control.help}
      error={error}
      labelProps={{ id, component: 'div' }}
      role="group"
      aria-labelledby={id}
    >
      {isAndroid() ? (
        <div className={classes.readOnly}>
          <p role="note">{declared(NO_CODE_ON_ANDROID)}</p>
          {text !== '' && (
            <pre tabIndex={0} aria-label={label}>
              {text}
            </pre>
          )}
        </div>
      ) : (
        <Suspense fallback={<Skeleton height={240} mt={4} />}>
          <CodeEditor {...{ label, language, max, value: text, onChange }} />
        </Suspense>
      )}
    </Input.Wrapper>
  );
}
