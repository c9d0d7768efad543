import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { RELEASE_VERSION } from 'shared-contracts/constants'
import { UNIT_NAME } from 'shared-frame/registry'
import { z } from 'zod'
import { syncFolder } from './store/durable-files'

const version = z.string().regex(RELEASE_VERSION)

/** A version that some visitors get beside the active one. */
const canary = z.object({ version, percent: z.int().min(1).max(99) })

const unitState = z.object({
  active: version,
  previous: version.nullable(),
  enabled: z.boolean(),
  // A trial that can't be read must not cost the unit its active version.
  canary: canary.nullable().catch(null),
})

const historyEntry = z.object({
  /** ISO time. */
  at: z.iso.datetime(),
  who: z.string(),
  why: z.string(),
  action: z.enum(['publish', 'promote', 'rollback', 'canary', 'on', 'off']),
  /** What was published, became active or is tried; of on and off the active one. */
  version,
  /** What was active before. */
  before: version.nullable(),
  /** Of a canary: its share of visitors; 0 ends it. */
  percent: z.int().min(0).max(99).nullable().catch(null),
  /** Of the sources that the version was built from. */
  commit: z.string().nullable(),
})

/** Files from before there was a history have neither sequence nor history. */
const registryState = z.object({
  sequence: z.int().nonnegative().catch(0),
  units: z.record(z.string().regex(UNIT_NAME), z.unknown()),
  history: z.record(z.string(), z.array(z.unknown())).catch({}),
})

export type UnitState = z.infer<typeof unitState>
export type HistoryEntry = z.infer<typeof historyEntry>

/**
 * Which version of each unit is active, and how that came about. The only mutable file of a deployment: state and history
 * stand in one, so that a crash leaves both or neither.
 */
export interface RegistryState {
  /** Grows with each write. */
  readonly sequence: number
  readonly units: Readonly<Record<string, UnitState>>
  /** By unit, newest first. */
  readonly history: Readonly<Record<string, readonly HistoryEntry[]>>
}

export const EMPTY_STATE: RegistryState = { sequence: 0, units: {}, history: {} }

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
  const { sequence, units, history } = registryState.parse(JSON.parse(text))
  const good: Record<string, UnitState> = {}
  const malformed: string[] = []
  for (const [name, value] of Object.entries(units)) {
    const unit = unitState.safeParse(value)
    if (unit.success) good[name] = unit.data
    else malformed.push(name)
  }
  const entries = Object.entries(history).map(([name, list]) => [name, list.flatMap(readEntry)] as const)
  return { state: { sequence, units: good, history: Object.fromEntries(entries) }, malformed }
}

/** An entry that can't be read is left out: nothing is decided by it. */
function readEntry(value: unknown): readonly HistoryEntry[] {
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
