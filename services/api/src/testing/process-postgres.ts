import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { findPostgresPrograms, freePort, giveToServer, serverIdentity } from './postgres'

/** `TEST_DATABASE_URL` with this value hides a PostgreSQL that is installed: tests take the embedded database. */
const NONE = 'none'

/**
 * The address of the PostgreSQL for the tests of this process: `TEST_DATABASE_URL`, else a server that is started at the first
 * call and ends with the process. Null: there is none on this machine.
 */
export function processPostgres(): Promise<string | null> {
  address ??= findAddress()
  return address
}

let address: Promise<string | null> | null = null

async function findAddress(): Promise<string | null> {
  const place = findPlace()
  if (place === null) return null
  return 'url' in place ? place.url : startForProcess(place.programs)
}

/** Whether `processPostgres` gives an address; starts nothing. */
export function hasProcessPostgres(): boolean {
  return findPlace() !== null
}

function findPlace(): { readonly url: string } | { readonly programs: string } | null {
  const url = process.env.TEST_DATABASE_URL
  if (url) return url === NONE ? null : { url }
  const programs = findPostgresPrograms()
  return programs === null ? null : { programs }
}

/** Stops the server and removes its folder as soon as standard input ends: also when this process is killed. */
const GUARD =
  '"$1/postgres" -D "$2/data" -p "$3" -k "$2" -h 127.0.0.1 -F -c synchronous_commit=off -c autovacuum=off & read -r end; kill -INT $!; wait $!; rm -rf "$2"'

async function startForProcess(programs: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-postgres-'))
  giveToServer(folder)
  const options = { ...serverIdentity(), cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
  const run = (program: string, args: readonly string[]) =>
    execFileSync(path.join(programs, program), args, { ...options, stdio: 'pipe' })
  run('initdb', ['-D', path.join(folder, 'data'), '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--no-sync'])
  const port = String(await freePort())
  const guard = spawn('sh', ['-c', GUARD, 'sh', programs, folder, port], {
    ...options,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  guard.unref()
  if (guard.stdin instanceof Socket) guard.stdin.unref()
  const isReady = () => {
    try {
      run('pg_isready', ['-h', '127.0.0.1', '-p', port, '-q'])
      return true
    } catch {
      return false
    }
  }
  while (!isReady()) {
    if (guard.exitCode !== null) throw new Error('PostgreSQL did not start')
    await pause(50)
  }
  return `postgresql://test@127.0.0.1:${port}/postgres`
}
