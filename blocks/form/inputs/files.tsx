import { acceptOf, MAX_FILES_PER_FIELD } from '#core/forms/kinds/file/uploads.ts';
import { isNative, type InputProps } from './input.ts';

export function Files({ field, base, aria }: InputProps<'files'>) {
  return (
    <input
      {...aria}
      id={`${base}-${field.id}`}
      name={field.id}
      type="file"
      multiple={MAX_FILES_PER_FIELD > 1}
      accept={acceptOf(field.fileTypes)}
      required={isNative(field)}
    />
  );
}
