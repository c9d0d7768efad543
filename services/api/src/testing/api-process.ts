import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { serviceFolder } from '../platform/database/service-folder'

/** The embedded database of a short run is compiled once, not a second time for speed. */
export const FAST_START = ['--liftoff-only']

/** The API as a process of its own, for tests that need one to die. */
export interface ApiProcess {
  readonly url: string
  /** Ends it as the kernel would: no handler runs, nothing is flushed. */
  kill(): Promise<void>
  isRunning(): boolean
  /** What it wrote to its log so far. */
  log(): string
}

/** Bundles the service as its build does and returns the file, see `bundlePrograms`. */
export function bundleApi(): string {
  return path.join(bundlePrograms({ main: 'main.ts' }), 'main.mjs')
}

/**
 * Bundles programs of the service, by the name of the bundle, as its build does and returns their folder. It is inside the
 * service, so that packages and migrations are found, and beside no build that anybody uses.
 */
export function bundlePrograms(sources: Readonly<Record<string, string>>): string {
  const folder = serviceFolder()
  const cache = path.join(folder, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const outdir = mkdtempSync(path.join(cache, 'api-process-'))
  const options = {
    entryPoints: Object.fromEntries(
      Object.entries(sources).map(([name, source]) => [name, path.join(folder, 'src', source)]),
    ),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
  }
  const script = `
    import { build } from 'esbuild'
    const ours = /^(shared-contracts|shared-drawings|content|service-host)(\\/|$)/
    await build({ ...${JSON.stringify(options)}, plugins: [{ name: 'packages-stay-outside', setup(builder) {
      builder.onResolve({ filter: /^[^./]/ }, ({ path }) => (ours.test(path) ? undefined : { path, external: true }))
    } }] })`
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, stdio: 'pipe' })
  return outdir
}

/** Starts it and waits until it can work, or only listens. Throws with its last words when it ends before. */
export async function startApi(
  file: string,
  environment: Readonly<Record<string, string>>,
  until: '/readyz' | '/healthz' = '/readyz',
): Promise<ApiProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [...FAST_START, file], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      CAPTCHA: 'off',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
      API_PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  while (!(await answersWell(url + until))) {
    if (child.exitCode !== null) throw new Error(`The API ended: ${said.slice(-1000)}`)
    await wait(50)
  }
  return {
    url,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    log: () => said,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** The text of the newest message in a folder's outbox that matches. */
export function newestMessage(dataDir: string, pattern: RegExp): string {
  const outbox = path.join(dataDir, 'outbox')
  const names = readdirSync(outbox).sort().reverse()
  const texts = names.map((name): string => JSON.parse(readFileSync(path.join(outbox, name), 'utf8')).text)
  return pattern.exec(texts.find((text) => pattern.test(text)) ?? '')?.[1] ?? ''
}

async function answersWell(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
