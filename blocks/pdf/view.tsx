import { fileNameOf } from '#core/assets/file-field.ts';
import type { ViewProps } from '../kit/block.tsx';
import type { PdfValues } from './fields.ts';

/** The browser's own viewer. Phones that have none show the first page or nothing, so the link stands there always. */
export function PdfView({ values: { file, title, height }, isEditing }: ViewProps<PdfValues>) {
  const name = title || fileNameOf(file);
  return (
    <figure className="pdf" data-height={height}>
      {!isEditing && <iframe src={file} title={name} loading="lazy" />}
      <figcaption>
        <a href={file}>{name}</a> <span>PDF</span>
      </figcaption>
    </figure>
  );
}
