import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
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
