import type { Translation } from '../languages.ts';
import type { en } from './en.ts';

export const ja: Translation<typeof en> = {
  tracksOf: '{album}の曲',
  listenTo: '{title}を聴く',
  previousTrack: '前の曲',
  nextTrack: '次の曲',
  pause: '一時停止',
  play: '再生',
  pauseTrack: '{number}「{title}」を一時停止',
  playTrack: '{number}「{title}」を再生',
  cannotPlay: '「{title}」は現在再生できません。',
  chooseTrack: '曲を選択',
  placeInTrack: '再生位置',
  timeOf: '{now}／{length}',
  soundOn: '音声オン',
  soundOff: '音声オフ',
  volume: '音量',
  percent: '{value}パーセント',
};
