import { createHash, createPublicKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { BadRelease } from '../read-release'

const DAY_MS = 86_400_000
const KEY_FORM = 'is no public Ed25519 key: use the line that `npm run release -- new-key` prints'

const publicKey = z
  .union([z.string(), z.strictObject({ key: z.string(), until: z.iso.date() })])
  .transform((line, context): TrustedKey => {
    const { key: text, until } = typeof line === 'string' ? { key: line, until: null } : line
    const key = readPublicKey(text)
    if (key) return { key, fingerprint: fingerprintOf(key), until }
    context.addIssue({ code: 'custom', message: `${text.slice(0, 20)}… ${KEY_FORM}` })
    return z.NEVER
  })

const teams = z.strictObject({
  teams: z.array(
    z.strictObject({
      team: z.string().min(1),
      /** Names of units; `*`: all. */
      units: z.array(z.string()).min(1),
      /** take-back: go back to what was active before and end trials, nothing else. */
      may: z.enum(['release', 'take-back']).default('release'),
      /** Base64 of the SPKI form, alone or with the last day on which it counts. Several while one takes another's place. */
      keys: z.array(publicKey),
      /** Login names of accounts that act for the team on the page of releases. */
      members: z.array(z.string()).default([]),
    }),
  ),
})

export interface TrustedKey {
  readonly key: KeyObject
  readonly fingerprint: string
  /** The last day (UTC) on which it signs anything; null: no end. */
  readonly until: string | null
}

/** Who may release what. */
export type ReleaseTeam = z.output<typeof teams>['teams'][number]

/** `release-keys.json` beside the state file unless `keysFile` names another one. */
export function keysFileOf(paths: { readonly stateFile: string; readonly keysFile?: string }): string {
  return paths.keysFile ?? path.join(path.dirname(paths.stateFile), 'release-keys.json')
}

/**
 * The teams of a keys file; null when there is none: then releases need no signature. Rejects for a file that can't be
 * read: nothing is trusted by guess.
 */
export async function readReleaseTeams(file: string): Promise<readonly ReleaseTeam[] | null> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  if (text === null) return null
  try {
    return teams.parse(JSON.parse(text)).teams
  } catch (cause) {
    throw new BadRelease(`${file} names no teams as it should: ${reasonOf(cause)}`, { cause })
  }
}

/** What a team may do to its units. */
export type Right = ReleaseTeam['may']

export function hasRight({ units, may }: ReleaseTeam, unit: string, right: Right): boolean {
  return (may === 'release' || right === 'take-back') && (units.includes(unit) || units.includes('*'))
}

/** Whether a key signs nothing new any more. */
export function isExpired({ until }: Pick<TrustedKey, 'until'>, at: Date): boolean {
  return until !== null && at.getTime() >= Date.parse(until) + DAY_MS
}

/** Names a key in a signature: the SHA-256 of its SPKI form. */
export function fingerprintOf(key: KeyObject): string {
  return createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('base64url')
}

function readPublicKey(base64: string): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(base64, 'base64'), type: 'spki', format: 'der' })
    return key.asymmetricKeyType === 'ed25519' ? key : null
  } catch {
    return null
  }
}

function reasonOf(cause: unknown): string {
  if (cause instanceof z.ZodError) return z.prettifyError(cause)
  return cause instanceof Error ? cause.message : String(cause)
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'
}
