import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gte, lt, lte, valid } from 'semver'
import { z } from 'zod'
import type { LockedPackage } from './lock-file'

const event = z.object({
  introduced: z.string().optional(),
  fixed: z.string().optional(),
  last_affected: z.string().optional(),
})
/** What is read of the OSV format (https://ossf.github.io/osv-schema), in which GitHub, npm and OSV.dev publish advisories. */
const advisory = z.object({
  id: z.string(),
  summary: z.string().optional(),
  withdrawn: z.string().optional(),
  database_specific: z.object({ severity: z.string().optional() }).optional(),
  affected: z.array(
    z.object({
      package: z.object({ ecosystem: z.string(), name: z.string() }),
      ranges: z.array(z.object({ type: z.string(), events: z.array(event) })).optional(),
      versions: z.array(z.string()).optional(),
    }),
  ),
})
export type Advisory = z.infer<typeof advisory>

export interface Finding {
  readonly package: string
  readonly advisory: string
  readonly severity: string
  readonly summary: string
  /** A critical or high one, or one that doesn't say: within seven days (docs/security.md). */
  readonly isUrgent: boolean
}

/** Advisories that one of the packages is affected by. */
export function findingsOf(packages: readonly LockedPackage[], advisories: readonly Advisory[]): readonly Finding[] {
  const byName = new Map<string, Set<string>>()
  for (const { name, version = '' } of packages) byName.set(name, (byName.get(name) ?? new Set()).add(version))
  return advisories
    .filter(({ withdrawn }) => withdrawn === undefined)
    .flatMap((each) =>
      each.affected.flatMap((affected) =>
        affected.package.ecosystem !== 'npm'
          ? []
          : [...(byName.get(affected.package.name) ?? [])]
              .filter((version) => isAffected(version, affected))
              .map((version) => finding(`${affected.package.name}@${version}`, each)),
      ),
    )
}

function finding(name: string, { id, summary = '', database_specific }: Advisory): Finding {
  const severity = database_specific?.severity?.toLowerCase() ?? 'unknown'
  return { package: name, advisory: id, severity, summary, isUrgent: !['low', 'moderate', 'medium'].includes(severity) }
}

function isAffected(version: string, { ranges = [], versions = [] }: Advisory['affected'][number]): boolean {
  if (versions.includes(version)) return true
  if (valid(version) === null) return false
  return ranges.some(({ type, events }) => type === 'SEMVER' && isWithin(version, events))
}

/** Events come in the order of versions: the last one at or below tells. */
function isWithin(version: string, events: readonly z.infer<typeof event>[]): boolean {
  let isInside = false
  for (const { introduced, fixed, last_affected: last } of events) {
    if (introduced !== undefined)
      isInside ||= introduced === '0' || (valid(introduced) !== null && gte(version, introduced))
    if (fixed !== undefined && valid(fixed) !== null) isInside &&= lt(version, fixed)
    if (last !== undefined && valid(last) !== null) isInside &&= lte(version, last)
  }
  return isInside
}

/** All advisories of a folder and those below. Throws for a file that is none: half a database must not pass for a whole one. */
export function readAdvisories(folder: string): readonly Advisory[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => advisory.parse(JSON.parse(readFileSync(path.join(folder, name), 'utf8'))))
}
