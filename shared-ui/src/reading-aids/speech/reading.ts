import { bringIntoView, mark } from './mark'
import { sentencesOf } from './sentences'
import { spokenWords } from './spoken-words'

export type ReadingState = 'idle' | 'reading' | 'paused'

export interface Reading {
  pause(): void
  /** From the beginning of the sentence that was paused. */
  resume(): void
  /** Ends it; a second time does nothing. */
  stop(): void
}

export interface ReadingListeners {
  readonly onState: (state: ReadingState) => void
  /** The browser refused or broke off. `onState('idle')` comes first. */
  readonly onFailure: () => void
}

/** The browser's own words for a voice that was silenced, by us or by another reading. */
const SILENCED: readonly string[] = ['canceled', 'interrupted']

/**
 * Reads a text aloud, one utterance a sentence, and marks each as it is read. A pause ends the utterance and the sentence begins again, because
 * `speechSynthesis.pause` is unreliable on phones.
 */
export function readAloud(
  root: Element,
  voice: SpeechSynthesisVoice,
  { onState, onFailure }: ReadingListeners,
): Reading {
  const sentences = sentencesOf(root)
  let next = 0
  let state: ReadingState = 'idle'
  /** Held here: a browser forgets an utterance that nobody holds, and its end with it. */
  let spoken: SpeechSynthesisUtterance | null = null

  function become(now: ReadingState): void {
    state = now
    onState(now)
  }

  function silence(): void {
    spoken = null
    speechSynthesis.cancel()
  }

  function stop(): void {
    if (state === 'idle') return
    silence()
    mark(null)
    become('idle')
  }

  function speak(): void {
    const sentence = sentences[next]
    if (sentence === undefined) {
      stop()
      return
    }
    const utterance = new SpeechSynthesisUtterance(spokenWords(sentence.words))
    utterance.voice = voice
    utterance.lang = voice.lang
    // What is heard of an utterance that was given up concerns nobody.
    utterance.onend = () => {
      if (spoken !== utterance) return
      next += 1
      speak()
    }
    utterance.onerror = ({ error }) => {
      if (spoken !== utterance) return
      stop()
      if (!SILENCED.includes(error)) onFailure()
    }
    spoken = utterance
    mark(sentence)
    bringIntoView(sentence)
    speechSynthesis.speak(utterance)
  }

  function begin(): void {
    // Another reading, of this tab or before a reload, may still be heard.
    speechSynthesis.cancel()
    become('reading')
    speak()
  }

  begin()
  return {
    pause() {
      if (state !== 'reading') return
      silence()
      become('paused')
    },
    resume() {
      if (state === 'paused') begin()
    },
    stop,
  }
}
