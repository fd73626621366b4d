import { fileNameOf } from '#core/assets/file-field.ts';
import type { ViewProps } from '../kit/block.tsx';
import { useWords } from '../kit/words.ts';
import type { FilesValues } from './fields.ts';

export function FilesView({ values: { files, look } }: ViewProps<FilesValues>) {
  const say = useWords('blocks');
  return (
    <ul className="files" data-look={look}>
      {files
        .filter(({ file }) => file !== '')
        .map(({ file, title, note }, index) => (
          <li key={index}>
            <a href={file} download="">
              <span className="files-kind">{kindOf(file) ?? say('file')}</span>
              <span className="files-title">{title || fileNameOf(file)}</span>
            </a>
            {note !== '' && <p className="files-note">{note}</p>}
          </li>
        ))}
    </ul>
  );
}

/** What follows the last dot, if anything does. */
const kindOf = (file: string): string | undefined => /\.([a-z0-9]{1,5})$/i.exec(file)?.[1]?.toUpperCase();
