import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A command whose processor time can be asked for when it has ended. */
export interface TimedCommand {
  readonly program: string
  readonly args: readonly string[]
  /** Processor seconds of the command and all its descendants that were waited for. Null: the shell did not say. */
  seconds(): number | null
}

/** The shell counts what its children cost (`times` of POSIX); Node does not. `$0` is the file for the figures. */
const SCRIPT = '"$@"; code=$?; times > "$0"; exit $code'

export function timed(program: string, args: readonly string[]): TimedCommand {
  const folder = mkdtempSync(path.join(tmpdir(), 'times-'))
  const file = path.join(folder, 'times')
  return {
    program: 'sh',
    args: ['-c', SCRIPT, file, program, ...args],
    seconds() {
      try {
        return childSeconds(readFileSync(file, 'utf8'))
      } catch {
        return null
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  }
}

/** The second line of `times`: user and system time of the children, as `1m2.345s 0m1.2s`. */
export function childSeconds(text: string): number | null {
  const [, children = ''] = text.trim().split('\n')
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  )
  return parts.length === 2 ? parts.reduce((sum, part) => sum + part, 0) : null
}

const SAMPLE_MS = 500
/** Of `/proc/<pid>/stat`, on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

/**
 * Watches a process and its descendants. Parts of a browser are ended without being waited for: nobody is told what they cost,
 * and `/proc` knows it while they live.
 *
 * @returns what ends the watch and says the processor seconds of all that was seen; 0 where there is no `/proc`
 */
export function sampleDescendants(pid: number, everyMs = SAMPLE_MS): () => number {
  const ticks = new Map([[pid, 0]])
  function sample(): void {
    const living = processes()
    for (let grown = true; grown; ) {
      grown = false
      for (const [child, { parent }] of living)
        if (ticks.has(parent) && !ticks.has(child)) {
          ticks.set(child, 0)
          grown = true
        }
    }
    for (const child of ticks.keys()) {
      const now = living.get(child)
      if (now) ticks.set(child, now.ticks)
    }
  }
  const timer = setInterval(sample, everyMs)
  return () => {
    clearInterval(timer)
    return [...ticks.values()].reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND
  }
}

function processes(): ReadonlyMap<number, { readonly parent: number; readonly ticks: number }> {
  const living = new Map<number, { parent: number; ticks: number }>()
  for (const name of namesIn('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8')
      // The name before it, in brackets, may hold anything.
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
      living.set(Number(name), { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) })
    } catch {
      // It has ended.
    }
  }
  return living
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
