import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'

export interface TestPostgres {
  readonly url: string
  readonly port: number
  /** Ends it as a crash would, by `pg_ctl stop -m immediate` or `kill -9`; its data stay. */
  crash(how?: 'immediate' | 'killed'): Promise<void>
  /** Copies a database by `pg_dump` and `pg_restore` into a new one of this server. */
  copyByDump(from: string, to: string): void
  /** Starts it again on the same port. */
  start(): Promise<void>
  /** Another server that follows this one and only reads, until `promote`. */
  standby(): Promise<TestPostgres>
  promote(): void
  /** Makes a folder its own, as tablespaces must be. */
  give(folder: string): void
  /** Ends it and removes its data. */
  stop(): Promise<void>
}

export interface TestPostgresOptions {
  /** More settings of the server: `max_connections=20`. */
  readonly settings?: readonly string[]
}

/** Usual places of PostgreSQL's programs: Debian, Red Hat, Homebrew, source builds. */
const PLACES = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt', '/usr/local/pgsql']

/** The folder with `initdb` and `postgres`, newest version first; null when the machine has none. */
export function findPostgresPrograms(): string | null {
  const versions = PLACES.filter((place) => existsSync(place)).flatMap((place) => [
    ...readdirSync(place)
      .sort()
      .reverse()
      .map((name) => path.join(place, name, 'bin')),
    path.join(place, 'bin'),
  ])
  const onPath = (process.env.PATH ?? '').split(path.delimiter)
  return (
    [...versions, ...onPath].find(
      (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
    ) ?? null
  )
}

/**
 * Starts a PostgreSQL of the machine in a temporary folder, on a free local port. It refuses to run as root, so root
 * starts it as the user `postgres`. Throws when that fails.
 */
export async function startPostgres(programs: string, options: TestPostgresOptions = {}): Promise<TestPostgres> {
  return startServer(programs, options, ({ data, run }) => {
    run('initdb', ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  })
}

interface ServerFolder {
  readonly data: string
  /** Runs one of PostgreSQL's programs to its end, as the server's user. */
  run(program: string, args: readonly string[]): void
}

async function startServer(
  programs: string,
  options: TestPostgresOptions,
  fill: (folder: ServerFolder) => void,
): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-postgres-'))
  const data = path.join(folder, 'data')
  giveToServer(folder)
  const runOptions = { ...serverIdentity(), cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
  const run: ServerFolder['run'] = (program, args) => {
    execFileSync(path.join(programs, program), args, { ...runOptions, stdio: 'pipe' })
  }
  fill({ data, run })
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...(options.settings ?? [])]
  const args = ['-D', data, '-p', String(port), '-F', ...settings.flatMap((setting) => ['-c', setting])]

  let server: ChildProcess | null = null
  async function start(): Promise<void> {
    const started = spawn(path.join(programs, 'postgres'), args, { ...runOptions, stdio: ['ignore', 'ignore', 'pipe'] })
    server = started
    await new Promise<void>((resolve, reject) => {
      started.stderr.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('ready to accept')) resolve()
      })
      started.once('exit', (code) => reject(new Error(`postgres ended with code ${code}`)))
      started.once('error', reject)
    })
  }
  /** The processes of a server that was killed need a moment to end. */
  async function startAgain(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await start()
      } catch (error) {
        if (tries === 50) throw error
        await pause(100)
      }
    }
  }
  async function end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
    if (server === null || server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  await start()
  return {
    url: `postgresql://test@127.0.0.1:${port}/postgres`,
    port,
    start: startAgain,
    crash: (how = 'immediate') => end(how === 'killed' ? 'SIGKILL' : 'SIGQUIT'),
    copyByDump(from, to) {
      const server = ['-h', '127.0.0.1', '-p', String(port), '-U', 'test']
      const dump = path.join(folder, `${to}.dump`)
      run('pg_dump', [...server, '-Fc', '-f', dump, from])
      run('createdb', [...server, to])
      run('pg_restore', [...server, '--exit-on-error', '-d', to, dump])
    },
    standby: () =>
      startServer(programs, options, (place) => {
        const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'test']
        place.run('pg_basebackup', [...from, '-D', place.data, '-R', '-c', 'fast', '--no-sync'])
      }),
    give: giveToServer,
    promote: () => run('pg_ctl', ['promote', '-D', data]),
    async stop() {
      await end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Who the server runs as: root's is the user `postgres`, anybody else's their own. */
export function serverIdentity(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim())
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** Makes a folder the server's own. */
export function giveToServer(folder: string): void {
  const { uid, gid } = serverIdentity()
  if (uid === undefined || gid === undefined) return
  chownSync(folder, uid, gid)
  chmodSync(folder, 0o700)
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
