// Generated from content/reviews.csv by "npm run content -- generate".
import type { Review } from '../signature'

/** Signatures of advice texts by `<tool>:<id>`; texts that are not named are unsigned. */
export const adviceReviews: Readonly<Record<string, Review>> = {}
