import { textOfHtml } from '../contents/headings'

/**
 * Vietnamese is written in syllables with spaces between them. Adults read 200 to 250 words a minute in other languages;
 * with about one and a half syllables a word and a tired reader, 240 syllables a minute is a fair promise.
 */
const SYLLABLES_A_MINUTE = 240

/** Minutes to read sanitised HTML, at least 1. */
export function readingMinutes(html: string): number {
  const text = textOfHtml(html)
  const syllables = text === '' ? 0 : text.split(' ').length
  return Math.max(1, Math.round(syllables / SYLLABLES_A_MINUTE))
}
