import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { root } from '../runner/root'
import { logTail } from './log-tail'
import { serviceMode } from './service-mode'
import type { ServiceProcess } from './service-process'

/** The listening socket is this process's, and each worker accepts from it: what nobody has accepted yet waits for the next one. */
cluster.schedulingPolicy = cluster.SCHED_NONE

/** More than a service gives itself to end (services/host/src/running/run-service.ts). */
const PATIENCE_MS = 12_000

export interface SiteService extends ServiceProcess {
  /** Resolves once it accepts connections. */
  readonly listening: Promise<void>
  /** Resolves once it can do its work. */
  readonly ready: Promise<void>
  /**
   * Asks it to end, waits for that, and kills it when it does not.
   *
   * @param drainMs how long it goes on answering, so that connections which are kept alive end with an answer
   */
  leave(drainMs: number): Promise<void>
}

/**
 * Starts a built service that shares its port with the one before it and the one after it: it can be replaced without a connection
 * being refused. It ends with this process.
 */
export function startBuiltService(
  name: string,
  env: Readonly<Record<string, string>>,
  show: (line: string) => string | null = (line) => line,
): SiteService {
  cluster.setupPrimary({
    exec: path.join(root, `services/${name}/dist/main.mjs`),
    args: [],
    execArgv: [],
    cwd: root,
    // Its end tells the service that this process is gone (end-with-parent.ts).
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  })
  const worker = cluster.fork({
    ...env,
    END_WITH_STDIN: '1',
    NODE_ENV: serviceMode(name, { ...process.env, ...env }),
  })
  const tail = logTail(name, show)
  for (const stream of [worker.process.stdout, worker.process.stderr]) {
    if (stream) createInterface(stream).on('line', tail.add)
  }
  let stopping = false
  const ended = endOf(worker)
  async function leave(drainMs: number): Promise<void> {
    stopping = true
    // It may have ended already.
    if (worker.isConnected()) worker.send({ kind: 'stop', drainMs })
    const patience = setTimeout(() => worker.process.kill('SIGKILL'), drainMs + PATIENCE_MS)
    await ended
    clearTimeout(patience)
  }
  return {
    name,
    ended,
    listening: once(worker, 'listening').then(() => undefined),
    ready: untilReady(worker),
    isStopping: () => stopping,
    tail: tail.text,
    leave,
    stop: () => leave(0),
  }
}

/** The output is read to its end: the last lines say why. */
async function endOf(worker: Worker): Promise<string> {
  return new Promise((resolve) => {
    worker.process.once('error', (error) => resolve(error.message))
    worker.process.once('close', (code, signal) => resolve(signal ? `ended by ${signal}` : `exit code ${code}`))
  })
}

function untilReady(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.on('message', (message: { readonly kind?: string } | null) => {
      if (message?.kind === 'ready') resolve()
    })
  })
}
