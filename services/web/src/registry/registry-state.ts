import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { RELEASE_VERSION } from 'shared-contracts/constants'
import { UNIT_NAME } from 'shared-frame/registry'
import { z } from 'zod'
import { type AddressBook, EMPTY_BOOK, parseAddressBook } from './addresses/address-book'
import { syncFolder } from './store/durable-files'

const version = z.string().regex(RELEASE_VERSION)

/** Versions of several units that belong together (sets/release-sets.ts). */
const set = z.string().regex(/^[0-9a-f]{12}$/)

/** A version that some visitors get beside the active one; one of a set goes to those who get all of it. */
const canary = z.object({ version, percent: z.int().min(1).max(99), set: set.optional() })

const unitState = z.object({
  active: version,
  previous: version.nullable(),
  enabled: z.boolean(),
  // A trial that can't be read must not cost the unit its active version.
  canary: canary.nullable().catch(null),
})

/** What a decision leaves of its unit. */
const decidedState = z.object({
  /** Null: nothing was promoted yet. */
  unit: unitState.nullable(),
  addresses: z.object({
    /** The prefixes that the unit owns. */
    owners: z.array(z.string()),
    /** What it yielded. */
    yielded: z.array(z.object({ pattern: z.string(), to: z.string().nullable() })),
  }),
})

const historyEntry = z.object({
  /** ISO time. */
  at: z.iso.datetime(),
  who: z.string(),
  why: z.string(),
  action: z.enum([
    ...(['publish', 'promote', 'rollback', 'canary', 'on', 'off'] as const),
    ...(['own', 'disown', 'yield', 'unyield', 'vouch'] as const),
  ]),
  /** What was published, became active or is tried; of the others the active one. */
  version,
  /** What was active before. */
  before: version.nullable(),
  /** Of a canary: its share of visitors; 0 ends it. */
  percent: z.int().min(0).max(99).nullable().catch(null),
  /** Of a version that was promoted, or tried, together with others. */
  set: set.optional().catch(undefined),
  /** Of the sources that the version was built from. */
  commit: z.string().nullable(),
  /** The prefix or pattern whose owner was changed. */
  address: z.string().optional().catch(undefined),
  /** Of what is yielded: to whom. */
  to: z.string().optional().catch(undefined),
  /** Of a trial that ended because another version of its set went: the versions of the set. */
  of: z
    .array(z.object({ name: z.string(), version }))
    .optional()
    .catch(undefined),
  // The rest is the chain that a unit's decisions form (decisions/decision.ts); entries from before there was one have nothing of it.
  /** Grows by one with each decision on the unit. */
  number: z.int().positive().optional().catch(undefined),
  after: decidedState.optional().catch(undefined),
  /** Hash of the decision before; null: it is the first one. */
  previous: z.string().nullable().optional().catch(undefined),
  /** Fingerprint of the key that signed it, and what it signed with that. */
  key: z.string().optional().catch(undefined),
  signature: z.base64().optional().catch(undefined),
})

/** Files from before there was a history have neither sequence nor history. */
const registryState = z.object({
  sequence: z.int().nonnegative().catch(0),
  units: z.record(z.string().regex(UNIT_NAME), z.unknown()),
  history: z.record(z.string(), z.array(z.unknown())).catch({}),
  addresses: z.unknown().optional(),
})

export type UnitState = z.infer<typeof unitState>
export type HistoryEntry = z.infer<typeof historyEntry>
export type DecidedState = z.infer<typeof decidedState>

/**
 * Which version of each unit is active, how that came about, and who owns which addresses. The only mutable file of a deployment: state and history
 * stand in one, so that a crash leaves all or nothing.
 */
export interface RegistryState {
  /** Grows with each write. */
  readonly sequence: number
  readonly units: Readonly<Record<string, UnitState>>
  /** By unit, newest first. */
  readonly history: Readonly<Record<string, readonly HistoryEntry[]>>
  readonly addresses: AddressBook
}

export const EMPTY_STATE: RegistryState = { sequence: 0, units: {}, history: {}, addresses: EMPTY_BOOK }

export interface ReadState {
  readonly state: RegistryState
  /** Units whose entry is malformed and was left out. */
  readonly malformed: readonly string[]
}

/** Reads the state file; a bad unit entry is left out alone. Rejects when the file as a whole can't be read. */
export async function readRegistryState(file: string): Promise<ReadState> {
  return parseRegistryState(await readFile(file, 'utf8'))
}

/** @throws SyntaxError, ZodError when the text as a whole is no state */
export function parseRegistryState(text: string): ReadState {
  const { sequence, units, history, addresses } = registryState.parse(JSON.parse(text))
  const good: Record<string, UnitState> = {}
  const malformed: string[] = []
  for (const [name, value] of Object.entries(units)) {
    const unit = unitState.safeParse(value)
    if (unit.success) good[name] = unit.data
    else malformed.push(name)
  }
  const entries = Object.entries(history).map(([name, list]) => [name, list.flatMap(readEntry)] as const)
  return {
    state: { sequence, units: good, history: Object.fromEntries(entries), addresses: parseAddressBook(addresses) },
    malformed,
  }
}

/** An entry that can't be read is left out: nothing is decided by it. */
export function readEntry(value: unknown): readonly HistoryEntry[] {
  const entry = historyEntry.safeParse(value)
  return entry.success ? [entry.data] : []
}

export function printRegistryState(state: RegistryState): string {
  return `${JSON.stringify(state, null, 2)}\n`
}

/** Replaces the state file in one step: a reader sees the old file or the new one, whatever happens to this process. */
export async function writeStateText(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  try {
    const handle = await open(draft, 'wx')
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(draft, file)
    await syncFolder(path.dirname(file))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
