/** The little of the browser's speech that reading aloud uses; it speaks when the test says so. */
export interface FakeSpeech {
  readonly spoken: readonly string[]
  /** The utterance under way ends, as the voice has said it. */
  finish(): void
  fail(error: string): void
  readonly isSpeaking: boolean
  setVoices(langs: readonly string[]): void
  remove(): void
}

class Utterance extends EventTarget {
  voice: unknown = null
  lang = ''
  onend: (() => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  constructor(readonly text: string) {
    super()
  }
}

export function fakeSpeech(langs: readonly string[] = ['vi-VN']): FakeSpeech {
  let voices = langs
  let current: Utterance | null = null
  const spoken: string[] = []
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => voices.map((lang) => ({ lang, name: lang, localService: true })),
    speak(utterance: Utterance) {
      spoken.push(utterance.text)
      current = utterance
    },
    cancel() {
      const silenced = current
      current = null
      silenced?.onerror?.({ error: 'canceled' })
    },
  })
  Object.assign(globalThis, { speechSynthesis: synthesis, SpeechSynthesisUtterance: Utterance })
  return {
    spoken,
    finish() {
      const said = current
      current = null
      said?.onend?.()
    },
    fail(error) {
      const failed = current
      current = null
      failed?.onerror?.({ error })
    },
    get isSpeaking() {
      return current !== null
    },
    setVoices(next) {
      voices = next
      synthesis.dispatchEvent(new Event('voiceschanged'))
    },
    remove() {
      Reflect.deleteProperty(globalThis, 'speechSynthesis')
      Reflect.deleteProperty(globalThis, 'SpeechSynthesisUtterance')
    },
  }
}
