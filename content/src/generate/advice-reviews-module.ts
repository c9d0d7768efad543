import type { Review } from 'shared-contracts/health-rules'
import type { CheckedContent } from '../check-content'

/** The module that browsers take the signatures of advice texts from, below the root of the product. */
export const ADVICE_REVIEWS_MODULE = 'shared-contracts/src/domain/health-rules/generated/advice-reviews.ts'

const PREFIX = 'advice:'

/** The source of `ADVICE_REVIEWS_MODULE`. */
export function adviceReviewsModule({ reviews }: Pick<CheckedContent, 'reviews'>): string {
  const rows = [...reviews].flatMap(([subject, review]) =>
    subject.startsWith(PREFIX) && review.state !== 'unsigned'
      ? [`  ${quoted(subject.slice(PREFIX.length))}: ${reviewSource(review)},`]
      : [],
  )
  return [
    '// Generated from content/reviews.csv by "npm run content -- generate".',
    "import type { Review } from '../signature'",
    '',
    '/** Signatures of advice texts by `<tool>:<id>`; texts that are not named are unsigned. */',
    ...(rows.length === 0
      ? ['export const adviceReviews: Readonly<Record<string, Review>> = {}']
      : ['export const adviceReviews: Readonly<Record<string, Review>> = {', ...rows, '}']),
    '',
  ].join('\n')
}

function reviewSource({ state, name, title, date }: Exclude<Review, { state: 'unsigned' }>): string {
  return `{ state: '${state}', name: ${quoted(name)}, title: ${quoted(title)}, date: '${date}' }`
}

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, '\\$&')}'`
}
