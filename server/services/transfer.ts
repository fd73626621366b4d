import { makeGoalArchive } from '../analytics/archive.ts';
import { makeBringing } from '../assets/bring.ts';
import { makeBackgroundFilms } from '../assets/pictures/background-film.ts';
import { makeLoadFromWeb } from '../assets/pictures/from-web.ts';
import { makeVideoPictures } from '../assets/pictures/video-picture.ts';
import { makeCommentArchive } from '../comments/archive.ts';
import { makeArchive } from '../moving/archive.ts';
import { makeFetchPicture } from '../moving/fetch-picture.ts';
import { makeMoving } from '../moving/service.ts';
import { makeWxrImport } from '../moving/wordpress/wxr-import.ts';
import { makeListArchive } from '../newsletter/archive.ts';
import { makePictureSources, openSources } from '../picture-sources/service.ts';
import { makeProductArchive } from '../products/archive.ts';
import { makeDonationArchive } from '../donations/archive.ts';
import { makeMemberArchive } from '../members/archive.ts';
import { makeSavedSectionArchive } from '../saved-sections/archive.ts';
import { makeSavedViewArchive } from '../saved-views/archive.ts';
import { makeReviewArchive } from '../reviews/archive.ts';
import type { Foundation } from './foundation.ts';
import type { Goods } from './goods.ts';
import type { AppOptions } from './options.ts';
import type { Writing } from './writing.ts';

/** What comes from elsewhere: other sites of the platform, other systems, the web. */
export async function makeTransfer(
  built: Foundation & Writing & Goods,
  { filesDir, photos }: Pick<AppOptions, 'filesDir' | 'photos'>,
) {
  const { db, jobs, documents, content, drafts, languages, publishing } = built;
  const { assets, sites, accounts, forSale, now } = built;
  const load = makeLoadFromWeb({ allowsPrivate: built.allowsPrivateTargets });
  const loadPublic = makeLoadFromWeb({ allowsPrivate: false });
  return {
    bringing: makeBringing({ assets, sites, accounts, forSale }),
    pictures: makePictureSources({
      sources: openSources({ photos, allowsPrivate: built.allowsPrivateTargets }),
      assets,
    }),
    videoPictures: makeVideoPictures({ assets, load: loadPublic }),
    backgroundFilms: makeBackgroundFilms({ load: loadPublic }),
    moving: await makeMoving({
      db,
      jobs,
      files: built.storage,
      scratch: `${filesDir}/imports`,
      importWxr: makeWxrImport({
        db,
        documents,
        content,
        drafts,
        languages,
        publishing,
        fetchPicture: makeFetchPicture({ assets, load }),
      }),
      archive: makeArchive({
        db,
        content,
        publishing,
        assets,
        parts: {
          products: makeProductArchive({ db }),
          lists: makeListArchive({ db }),
          comments: makeCommentArchive({ db }),
          reviews: makeReviewArchive({ db }),
          donations: makeDonationArchive({ db, now }),
          goals: makeGoalArchive({ db, now }),
          'saved-sections': makeSavedSectionArchive({ db }),
          'saved-views': makeSavedViewArchive({ db }),
          members: makeMemberArchive({ db, now }),
        },
      }),
      now,
    }),
  };
}
