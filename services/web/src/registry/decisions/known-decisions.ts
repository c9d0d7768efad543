import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { readEntry, writeStateText } from '../registry-state'
import { decisionHash, isDecision } from './decision'
import type { Heads } from './verify-unit'

/** Beside the state file of a machine, and its own: what it believed last, so that an older state is noticed also after a restart. */
export function knownFileOf({ stateFile }: { readonly stateFile: string }): string {
  return path.join(path.dirname(stateFile), 'known-decisions.json')
}

/** Empty when there is none, or it can't be read: then nothing is known. */
export async function readKnownDecisions(file: string): Promise<Heads> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  try {
    const entries = Object.entries(z.record(z.string(), z.unknown()).parse(JSON.parse(text)))
    return Object.fromEntries(
      entries.flatMap(([unit, value]) =>
        readEntry(value).flatMap((entry) => (isDecision(entry) ? [[unit, entry]] : [])),
      ),
    )
  } catch {
    return {}
  }
}

/** What a document host believed. */
export interface KnownDecisions {
  /** From the file at first, then from memory. */
  current(): Promise<Heads>
  /** False: nothing was believed since this process began, and news may have waited for it. */
  hasRead(): boolean
  /** Rejects when the file can't be written; it is remembered here all the same. */
  remember(heads: Heads): Promise<void>
}

export function createKnownDecisions(file: string): KnownDecisions {
  let known: Promise<Heads> | null = null
  let written = ''
  let hasRead = false
  const current = () => {
    known ??= readKnownDecisions(file)
    return known
  }
  return {
    current,
    hasRead: () => hasRead,
    async remember(heads) {
      hasRead = true
      known = Promise.resolve(heads)
      const stand = Object.entries(heads).map(([unit, head]) => `${unit} ${decisionHash(unit, head)}`)
      const text = stand.sort().join('\n')
      if (text === written) return
      await writeStateText(file, `${JSON.stringify(heads, null, 2)}\n`)
      written = text
    },
  }
}

/** Nothing was believed before. */
export const NOTHING_KNOWN: KnownDecisions = {
  current: async () => ({}),
  hasRead: () => false,
  remember: async () => undefined,
}
