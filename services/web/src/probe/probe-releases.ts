import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { BadRelease } from '../registry/read-release'
import type { RegistryState } from '../registry/registry-state'
import type { UnitVersion } from '../registry/store/release-storage'
import { activated } from '../registry/store/state-changes'
import type { ProbeReport, ProbeSite, ProbeTask } from './probe-task'

/** Problems of versions that are to be active beside what `state` says, one sentence each; empty: their pages work. */
export type Probe = (candidates: readonly UnitVersion[], state: RegistryState) => Promise<readonly string[]>

export interface ProbeOptions {
  /** The built `probe-main.ts`. */
  readonly file?: string
  readonly limitMs?: number
  readonly onReport?: (report: ProbeReport) => void
}

/** On a quiet machine the largest unit takes ten seconds; on one that has hardly any time left, thirty times as long. */
const LIMIT_MS = 300_000
/** Enough for visitors to come first; a lower one would keep a release from a busy site for good. */
const NICENESS = 5
/** What the process may know of the environment that it is started in. */
const PASSED_ON = ['PATH', 'TMPDIR', 'NODE_EXTRA_CA_CERTS'] as const

/**
 * Proves versions in a process of its own, with a low priority: what it loads may loop or take all memory, and no visitor's document shall
 * wait for it. A thread can have no priority.
 */
export function createProbe(
  site: ProbeSite,
  { file = builtFile(), limitMs = LIMIT_MS, onReport }: ProbeOptions = {},
): Probe {
  return async (candidates, state) => {
    const report = await reportOf(file, { candidates, state: withActive(state, candidates), site }, limitMs)
    onReport?.(report)
    return report.problems
  }
}

const builtFile = () => fileURLToPath(new URL('probe.mjs', import.meta.url))

/** No version before stands in for a candidate, and nobody else's trial beside it. */
function withActive({ sequence, units, addresses }: RegistryState, candidates: readonly UnitVersion[]): RegistryState {
  const untried = Object.entries(units).map(([name, unit]) => [name, { ...unit, canary: null }] as const)
  const active = candidates.map(({ name, version }) => [name, { ...activated(null, version), enabled: true }] as const)
  return { sequence, units: Object.fromEntries([...untried, ...active]), addresses, history: {} }
}

/** Rejects with `BadRelease` when no report comes. */
function reportOf(file: string, task: ProbeTask, limitMs: number): Promise<ProbeReport> {
  const known = PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  const env = { ...Object.fromEntries(known), NODE_ENV: 'production', TZ: 'Asia/Ho_Chi_Minh' }
  const child = fork(file, [], { env, execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  if (child.pid !== undefined) setPriority(child.pid, NICENESS)
  let told = ''
  child.stderr?.on('data', (chunk) => {
    told = `${told}${chunk}`.slice(-2_000)
  })
  return new Promise((resolve, reject) => {
    const failed = (reason: string) => {
      clearTimeout(limit)
      child.kill('SIGKILL')
      reject(
        new BadRelease(
          `no proof that it works could be had: ${reason}. Try again, or promote without proof by --unprobed --why "…"`,
        ),
      )
    }
    const limit = setTimeout(() => failed(`it took longer than ${limitMs / 1_000} s`), limitMs)
    child.once('error', (error) => failed(error.message))
    child.once('exit', () => failed(`its process ended${told === '' ? '' : `: ${told.trim().split('\n', 1)[0]}`}`))
    child.once('message', (answer: { readonly report?: ProbeReport; readonly failure?: string }) => {
      if (!answer.report) return failed(answer.failure ?? 'it says nothing')
      clearTimeout(limit)
      child.removeAllListeners('exit')
      child.disconnect()
      resolve(answer.report)
    })
    child.send(task)
  })
}
