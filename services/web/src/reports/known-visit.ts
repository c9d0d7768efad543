import { parseJson } from 'service-host/json'
import { callAddresses } from 'shared-contracts/calls'
import type { Registry } from 'shared-frame/remotes'
import { z } from 'zod'
import type { Trial } from '../variants/choose-versions'

const CALL = callAddresses['Vitals/Add'].path.toLowerCase()

const visit = z.object({ unit: z.string(), version: z.string(), page: z.string() })

/** Whether a request is `Vitals/Add` to the API, in whichever spelling that it understands. */
export function isVisit(method: string, url: string): boolean {
  if (method !== 'POST') return false
  // As the address is read on its way: dots resolved, percent-encoding decoded, in any letter case.
  const whole = `http://host${url}`
  if (!URL.canParse(whole)) return false
  try {
    return decodeURIComponent(new URL(whole).pathname).toLowerCase().replace(/\/+$/, '') === CALL
  } catch {
    return false
  }
}

/** A visit of which a browser sends figures. */
export type Visit = Readonly<z.infer<typeof visit>>

/** Null: it is none. */
export function readVisit(body: Uint8Array): Visit | null {
  return visit.safeParse(parsed(body)).data ?? null
}

/**
 * Whether the figures of a visit are of a page that a released unit has, in its active version, the one before or one on trial.
 */
export function isKnownVisit(
  { unit: name, version, page }: Visit,
  { units }: Registry,
  trials: readonly Trial[],
): boolean {
  const unit = units.find((each) => each.name === name)
  if (!unit) return false
  const versions = [
    unit.version,
    unit.previousVersion,
    ...trials.filter((each) => each.unit === name).map((each) => each.version),
  ]
  return versions.includes(version) && unit.routes.some(({ id }) => id === page)
}

function parsed(body: Uint8Array): unknown {
  try {
    return parseJson(Buffer.from(body).toString('utf8'))
  } catch {
    return null
  }
}
