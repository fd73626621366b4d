import { catalogue } from '../words/catalogue.ts';

export const say = catalogue('pickers', {
  searchFiles: 'Search files',
  searchByNameOr: 'Search by name or description',
  files: 'Files',
  chooseUpToRoom: 'Choose up to {room}.',
  upload: 'Upload',
  picturesFrom: 'Pictures from',
  ownFiles: 'Your files',
  illustrations: 'Illustrations',
  photos: 'Photos',
  chooseSeveral:
    '{kind, select, image {Choose pictures} video {Choose videos} audio {Choose sound files} other {Choose files}}',
  chooseOne:
    '{kind, select, image {Choose a picture} video {Choose a video} audio {Choose a sound file} other {Choose a file}}',
  dropHere:
    '{kind, select, image {Drop a picture here, or upload one.} video {Drop a video here, or upload one.} audio {Drop a sound file here, or upload one.} other {Drop a file here, or upload one.}}',
  noneHasWords:
    '{kind, select, image {No picture has “{words}” in its name.} video {No video has “{words}” in its name.} audio {No sound file has “{words}” in its name.} other {No file has “{words}” in its name.}}',
  chosenSoMany: '{count} chosen.',
  chosenAll: '{count} chosen, which is all there is room for.',
  addSeveral:
    '{kind, select, image {Add pictures} video {Add videos} audio {Add sound files} other {Add files}}',
  addCount:
    '{kind, select, image {{count, plural, one {Add # picture} other {Add # pictures}}} video {{count, plural, one {Add # video} other {Add # videos}}} audio {{count, plural, one {Add # sound file} other {Add # sound files}}} other {{count, plural, one {Add # file} other {Add # files}}}}',
});
