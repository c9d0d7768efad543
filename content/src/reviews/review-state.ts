import type { Review } from 'shared-contracts/health-rules'
import type { Signature } from './read-signatures'
import type { ReviewSubject } from './review-subject'

/** Tells of each subject whether its present version is signed; of earlier versions the latest signature counts. */
export function reviewsOf(
  subjects: readonly ReviewSubject[],
  signatures: readonly Signature[],
): ReadonlyMap<string, Review> {
  return new Map(
    subjects.map(({ subject, version }) => [
      subject,
      reviewOf(
        version,
        signatures.filter((signature) => signature.subject === subject),
      ),
    ]),
  )
}

function reviewOf(version: string, signatures: readonly Signature[]): Review {
  const current = signatures.find((signature) => signature.version === version)
  const [latest] = signatures.toSorted((a, b) => b.date.localeCompare(a.date))
  const signature = current ?? latest
  if (signature === undefined) return { state: 'unsigned' }
  const { name, title, date } = signature
  return { state: current ? 'signed' : 'changed', name, title, date }
}
