import type { BrowserContext, Page } from '@playwright/test'

declare global {
  interface Window {
    /** What the fake voice was given to say. */
    spoken?: string[]
  }
}

/** A voice that says a sentence in half a second: browsers of tests have none. It comes after the page, as voices do. */
export async function withVoice(context: BrowserContext, lang: string): Promise<void> {
  await context.addInitScript((language) => {
    const SENTENCE_MS = 500
    const VOICE_AFTER_MS = 300
    class Utterance {
      readonly text: string
      onend: (() => void) | null = null
      constructor(text: string) {
        this.text = text
      }
    }
    const spoken: string[] = []
    window.spoken = spoken
    let timer: ReturnType<typeof setTimeout> | undefined
    let voices: object[] = []
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      speak(utterance: Utterance) {
        spoken.push(utterance.text)
        timer = setTimeout(() => utterance.onend?.(), SENTENCE_MS)
      },
      cancel: () => clearTimeout(timer),
    })
    setTimeout(() => {
      voices = [{ lang: language, name: language, localService: true }]
      synthesis.dispatchEvent(new Event('voiceschanged'))
    }, VOICE_AFTER_MS)
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance })
  }, lang)
}

export const spokenSentences = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.spoken ?? [])

/** The sentence that is marked in the page; empty when none is. */
export const markedSentence = (page: Page): Promise<string> =>
  page.evaluate(() => Array.from(CSS.highlights.get('read-aloud') ?? [], String).join(''))
