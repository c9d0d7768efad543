import { spawn } from 'node:child_process'
import { root } from './root.mjs'
import { lineReader } from './run-program.mjs'

const TAIL_LINES = 40
/** A service that has not ended this long after being asked to is killed. */
const PATIENCE_MS = 10_000

/**
 * Starts a program that runs until it is stopped; its log goes to the screen with its name in front.
 *
 * @param {{ name: string, args: string[], program?: string, env?: NodeJS.ProcessEnv, cwd?: string, uid?: number, gid?: number, show?: (line: string) => string | null }} service
 *   `program` is Node unless said; `show` makes a log line fit for the screen, null keeps it off
 */
export function startService({
  name,
  args,
  program = process.execPath,
  env,
  cwd = root,
  uid,
  gid,
  show = (line) => line,
}) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    uid,
    gid,
    // A group of its own: Ctrl-C on the terminal reaches this process alone, which then stops the services in order.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const tail = []
  const take = lineReader((line) => {
    tail.push(line)
    if (tail.length > TAIL_LINES) tail.shift()
    const shown = show(line)
    if (shown !== null) console.log(`[${name}] ${shown}`)
  })
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) => resolve(signal ? `ended by ${signal}` : `exit code ${code}`))
  })
  let stopping = false
  return {
    name,
    pid: child.pid,
    /** Resolves with how the process ended, when it does. */
    ended,
    isStopping: () => stopping,
    tail: () => tail.join('\n'),
    async stop(signal = 'SIGTERM') {
      stopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
      await ended
      clearTimeout(timer)
    },
  }
}
