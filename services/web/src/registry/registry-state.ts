import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { UNIT_NAME, VERSION } from 'shared-contracts/registry'
import { z } from 'zod'
import { syncFolder } from './durable-files'

const unitState = z.object({
  active: z.string().regex(VERSION),
  previous: z.string().regex(VERSION).nullable(),
  enabled: z.boolean(),
})

const registryState = z.object({ units: z.record(z.string().regex(UNIT_NAME), z.unknown()) })

export type UnitState = z.infer<typeof unitState>

/** Which version of each unit is active. The only mutable file of a deployment. */
export interface RegistryState {
  readonly units: Readonly<Record<string, UnitState>>
}

export interface ReadState {
  readonly state: RegistryState
  /** Units whose entry is malformed and was left out. */
  readonly malformed: readonly string[]
}

/** Reads the state file; a bad unit entry is left out alone. Rejects when the file as a whole can't be read. */
export async function readRegistryState(file: string): Promise<ReadState> {
  const { units } = registryState.parse(JSON.parse(await readFile(file, 'utf8')))
  const good: Record<string, UnitState> = {}
  const malformed: string[] = []
  for (const [name, value] of Object.entries(units)) {
    const unit = unitState.safeParse(value)
    if (unit.success) good[name] = unit.data
    else malformed.push(name)
  }
  return { state: { units: good }, malformed }
}

/** Replaces the state file in one step: a reader sees the old file or the new one, whatever happens to this process. */
export async function writeRegistryState(file: string, state: RegistryState): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${randomUUID()}`
  try {
    const handle = await open(draft, 'wx')
    try {
      await handle.writeFile(`${JSON.stringify(state, null, 2)}\n`)
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
