import { amountTexts } from './amounts'
import { babyTexts } from './baby'
import { bookTexts } from './book'
import { consentTexts } from './consent'
import { dietTexts } from './diet'
import { motherTexts } from './mother'
import { needsTexts } from './needs'

/** The words of this section. */
export const texts = {
  amounts: amountTexts,
  articles: { title: 'Bài nên đọc' },
  baby: babyTexts,
  book: bookTexts,
  mother: motherTexts,
  consent: consentTexts,
  diet: dietTexts,
  needs: needsTexts,
} as const
