import { projectDir } from '../project-dir.ts';
import { BUCKET_FORM, isBucketUrl, looksLikeUrl, wayTo } from './place.ts';

/** What lies in a place of backups. */
export const BACKUP_AREAS = { backups: 'backups/', files: 'files/', log: 'log/' } as const;

/** Where the product itself keeps what is in backups. */
export interface InUse {
  dataDir: string;
  filesUrl: string | undefined;
}

/** What a place of backups must be, told as the end of “BACKUP_TO must be …”, or nothing when it is fine. */
export function backupPlaceProblem(place: string, inUse: InUse, base = projectDir): string | undefined {
  if (looksLikeUrl(place) && !isBucketUrl(place)) return `the path of a folder, or like ${BUCKET_FORM}`;
  return isApart(wayTo(place, base), inUse)
    ? undefined
    : 'a place of its own, apart from the uploaded files and the database, like DATA_DIR/backups';
}

/** Backups remove files that none of them lists any more, so nothing that is in use may lie among them. */
function isApart(to: readonly string[], { dataDir, filesUrl }: InUse): boolean {
  const data = wayTo(dataDir, projectDir);
  const folders = ['files', 'postgres'].map((name) => [...data, name]);
  const bucket = filesUrl === undefined ? [] : [wayTo(filesUrl, projectDir)];
  const areas = Object.values(BACKUP_AREAS).map((area) => [...to, area.slice(0, -1)]);
  return !(
    folders.some((folder) => leadsInto(to, folder)) ||
    bucket.some((own) => leadsInto(to, own) && leadsInto(own, to)) ||
    [...folders, ...bucket].some((own) => areas.some((area) => leadsInto(own, area)))
  );
}

const leadsInto = (way: readonly string[], place: readonly string[]) =>
  place.every((step, at) => way[at] === step);
