import { useSyncExternalStore } from 'react'

const canSpeak = (): boolean =>
  typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined'

/** A voice of this device that reads Vietnamese, one that needs no network before others; null where there is none. */
export function vietnameseVoice(): SpeechSynthesisVoice | null {
  if (!canSpeak()) return null
  // Android writes vi_VN
  const voices = speechSynthesis.getVoices().filter(({ lang }) => /^vi([-_]|$)/i.test(lang))
  return voices.find(({ localService }) => localService) ?? voices[0] ?? null
}

/** Voices come some time after the page. */
function followVoices(listener: () => void): () => void {
  if (!canSpeak()) return () => {}
  speechSynthesis.addEventListener('voiceschanged', listener)
  return () => speechSynthesis.removeEventListener('voiceschanged', listener)
}

/** Whether this device can read aloud; documents can't. */
export function useHasVietnameseVoice(): boolean {
  return useSyncExternalStore(
    followVoices,
    () => vietnameseVoice() !== null,
    () => false,
  )
}
