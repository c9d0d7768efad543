import { adviceReviews } from './generated/advice-reviews'
import type { Review } from './signature'

/**
 * What is true of several texts that are shown as one: unsigned when one of them is, else changed when one of them is. Of several signatures the one of
 * the latest day is named.
 */
export function reviewOfAll(reviews: readonly Review[]): Review {
  const signatures = reviews.flatMap((review) => (review.state === 'unsigned' ? [] : [review]))
  if (signatures.length < reviews.length) return { state: 'unsigned' }
  const changed = signatures.filter(({ state }) => state === 'changed')
  const [latest] = [...(changed.length > 0 ? changed : signatures)].sort((a, b) => b.date.localeCompare(a.date))
  return latest ?? { state: 'unsigned' }
}

/** The review of advice texts that a tool shows together: `tool` is the name of their file in content/advice, `ids` are theirs. */
export function reviewOfAdvice(
  tool: string,
  ids: readonly string[],
  reviews: Readonly<Record<string, Review>> = adviceReviews,
): Review {
  return reviewOfAll(ids.map((id) => reviews[`${tool}:${id}`] ?? { state: 'unsigned' }))
}
