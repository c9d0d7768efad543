import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'

export interface TestPostgres {
  readonly url: string
  stop(): Promise<void>
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
export async function startPostgres(programs: string): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-postgres-'))
  const data = path.join(folder, 'data')
  const user = process.getuid?.() === 0 ? unprivilegedUser() : null
  if (user) {
    chownSync(folder, user.uid, user.gid)
    chmodSync(folder, 0o700)
  }
  const identity = user ? { uid: user.uid, gid: user.gid } : {}
  const options = { ...identity, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
  execFileSync(path.join(programs, 'initdb'), ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...options,
    stdio: 'pipe',
  })
  const port = await freePort()
  const server = spawn(
    path.join(programs, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      `unix_socket_directories=${folder}`,
      '-F',
    ],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    server.stderr.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('ready to accept connections')) resolve()
    })
    server.once('exit', (code) => reject(new Error(`postgres ended with code ${code}`)))
    server.once('error', reject)
  })
  return {
    url: `postgresql://test@127.0.0.1:${port}/postgres`,
    async stop() {
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function unprivilegedUser(): { uid: number; gid: number } {
  const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }).trim())
  return { uid: idOf('-u'), gid: idOf('-g') }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
