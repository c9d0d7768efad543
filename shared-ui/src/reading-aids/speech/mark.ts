import type { Sentence } from './sentences'

const NAME = 'read-aloud'
/** Room for the header above, and for the buttons of the reading below. */
const CLEAR_PX = { top: 96, bottom: 120 }

const canHighlight = (): boolean => typeof Highlight !== 'undefined' && 'highlights' in CSS

/** Marks the sentence, or its block where the browser can't; null takes the mark away. Only one is marked. */
export function mark(sentence: Sentence | null): void {
  for (const block of document.querySelectorAll('[data-being-read]')) block.removeAttribute('data-being-read')
  if (canHighlight()) {
    if (sentence === null) CSS.highlights.delete(NAME)
    else CSS.highlights.set(NAME, new Highlight(sentence.range))
  } else sentence?.block.setAttribute('data-being-read', '')
}

/** Moves the page when the sentence isn't in plain view: at once for who wants no motion. */
export function bringIntoView({ range }: Sentence): void {
  const { top, bottom } = range.getBoundingClientRect()
  if (top >= CLEAR_PX.top && bottom <= window.innerHeight - CLEAR_PX.bottom) return
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollBy({ top: top - window.innerHeight / 3, behavior: isStill ? 'instant' : 'smooth' })
}
