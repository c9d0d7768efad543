import { execa } from 'execa'
import { root } from '../runner/root'
import { logTail } from './log-tail'

/** A service that has not ended this long after being asked to is killed. */
const PATIENCE_MS = 10_000

export interface ServiceOptions {
  readonly name: string
  readonly args: readonly string[]
  /** Node by default. */
  readonly program?: string
  /** Added to the environment of this process. */
  readonly env?: NodeJS.ProcessEnv
  readonly cwd?: string
  readonly uid?: number
  readonly gid?: number
  /** Makes a log line fit for the screen; null keeps it off. */
  readonly show?: (line: string) => string | null
}

export interface ServiceProcess {
  readonly name: string
  /** Resolves with how the process ended, when it does. */
  readonly ended: Promise<string>
  isStopping(): boolean
  /** The last lines of its log. */
  tail(): string
  stop(signal?: NodeJS.Signals): Promise<void>
}

/** Starts a program that runs until it is stopped; its log goes to the screen with its name in front. */
export function startService({
  name,
  args,
  program = process.execPath,
  env,
  cwd = root,
  uid,
  gid,
  show = (line) => line,
}: ServiceOptions): ServiceProcess {
  const running = execa(program, args, {
    cwd,
    env,
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
    // A group of its own: Ctrl-C on the terminal reaches this process alone, which then stops the services in order.
    detached: true,
    stdin: 'ignore',
    all: true,
    buffer: false,
    reject: false,
    forceKillAfterDelay: PATIENCE_MS,
  })
  const tail = logTail(name, show)
  const ended = (async () => {
    for await (const line of running.iterable({ from: 'all' })) tail.add(line)
    const { exitCode, signal, shortMessage } = await running
    if (signal) return `ended by ${signal}`
    return exitCode === undefined ? (shortMessage ?? 'not started') : `exit code ${exitCode}`
  })()
  let stopping = false
  return {
    name,
    ended,
    isStopping: () => stopping,
    tail: tail.text,
    async stop(signal = 'SIGTERM') {
      stopping = true
      running.kill(signal)
      await ended
    },
  }
}
