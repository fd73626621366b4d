import type { ViewProps } from '../kit/block.tsx';
import type { SnippetValues } from './fields.ts';
import { useWords } from '../kit/words.ts';

export function SnippetView({ values }: ViewProps<SnippetValues>) {
  const say = useWords('blocks');
  const { source, language, file, hasNumbers, wrap } = values;
  const lines = source.replaceAll('\r\n', '\n').replace(/\n+$/, '').split('\n');
  const name = [file, language].filter(Boolean).join(', ');
  return (
    <figure className="snippet" data-wrap={wrap}>
      {name !== '' && (
        <figcaption>
          <span>{file}</span>
          <span>{language}</span>
        </figcaption>
      )}
      {/* What is wider than its place is pushed along, by finger or by keyboard. */}
      <pre tabIndex={0} role="region" aria-label={name || say('code')}>
        <code>
          {hasNumbers
            ? lines.map((line, index) => (
                <span key={index} className="snippet-line" data-line={index + 1}>
                  {`${line}\n`}
                </span>
              ))
            : lines.join('\n')}
        </code>
      </pre>
    </figure>
  );
}
