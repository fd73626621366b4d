import { catalogue } from '../../words/catalogue.ts';

export const say = catalogue('features/moving', {
  importingName: 'Importing {name}',
  importedCarried: 'Imported: {carried}.',
  knownAlreadyExisted: '{known} already existed.',
  nothingToImport: 'Nothing to import.',
  itemsNotImported: '{lost, plural, one {# item} other {# items}} not imported',
  andLostBesidesMore: 'And {lostBesides} more.',
  tryAgain: 'Try again',
  start: 'Start',
  importAndExport: 'Import and export',
  import: 'Import',
  chooseAWordPressExport:
    'Choose a WordPress export (Tools → Export), a Squarespace export (Settings → Import / Export) or an archive of a site like this one. An export is added to your content; importing it again makes no duplicates. An archive restores what it holds, and pages already at its addresses move to new ones.',
  chooseAFile: 'Choose a file',
  uploadProgress: 'Upload progress',
  loadingImports: 'Loading imports',
  export: 'Export',
  oneFileWithAll:
    'One file with all pages, collections, products, mailing lists, comments, settings, redirects and files. Import it elsewhere to get the same site again. Keep it safe: it holds your subscribers’ addresses.',
  downloadArchive: 'Download archive',
  readingTheFile: 'Reading the file… You can leave this page. The import continues.',
  percentImported: '{percent} % imported. You can leave this page. The import continues.',
});
