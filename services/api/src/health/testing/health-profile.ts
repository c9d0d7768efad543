import type { ToldText } from 'content/testing'
import type { AudiencePerson, Urgency } from 'shared-contracts/health-rules'

/** What the tool tells somebody. */
export interface Told {
  readonly person: AudiencePerson
  readonly urgency: Urgency
  readonly verdict: string | null
  readonly texts: readonly ToldText[]
}

/** A child or a mother with what is expected to be said. */
export interface HealthProfile {
  readonly who: string
  readonly told: () => Promise<Told>
  readonly urgency: Urgency
  /** Rules that the tool tells. */
  readonly statements: readonly string[]
  readonly never?: RegExp
}
