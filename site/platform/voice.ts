import { createContext, useContext } from 'react';
import { platformVoice, type PlatformVoice } from '#core/platform-words/words.ts';

const Voice = createContext<PlatformVoice>(platformVoice('en'));

export const VoiceProvider = Voice.Provider;
/** What a page of the app domain says, in the language of who reads it. */
export const useVoice = (): PlatformVoice => useContext(Voice);
export const useSay = (): PlatformVoice['say'] => useVoice().say;

/** The address of this page, for whoever can choose its language here. Accounts have theirs by choice. */
const Here = createContext('');
export const HereProvider = Here.Provider;
export const useHere = (): string => useContext(Here);
