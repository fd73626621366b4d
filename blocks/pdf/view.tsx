import { fileNameOf } from '#core/assets/file-field.ts';
import type { ViewProps } from '../kit/block.tsx';
import type { PdfValues } from './fields.ts';

/** Viewers of browsers refuse to start in one. They keep a document apart from the page by themselves. */
const NO_SANDBOX = undefined;

/** The browser's own viewer. Phones that have none show the first page or nothing, so the link stands there always. */
export function PdfView({ values: { file, title, height }, isEditing }: ViewProps<PdfValues>) {
  const name = title || fileNameOf(file);
  return (
    <figure className="pdf" data-height={height}>
      {!isEditing && <iframe src={file} title={name} loading="lazy" sandbox={NO_SANDBOX} />}
      <figcaption>
        <a href={file}>{name}</a> <span>PDF</span>
      </figcaption>
    </figure>
  );
}
