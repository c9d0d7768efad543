import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runProgram } from '../runner/run-program'
import { type ServiceProcess, startService } from '../site/service-process'
import { freePort } from './ports'
import { findPostgres } from './postgres-programs'
import { findOnPath, installDebianPackage } from './programs'

export interface TestPostgres {
  readonly url: string
  readonly version: string
  stop(): Promise<void>
}

/** The folder of PostgreSQL's programs, installed first where this is Debian and root runs it; null: there are none. */
export async function findPostgresPrograms(): Promise<string | null> {
  const find = () => findPostgres((names) => findOnPath(names, process.env.PATH ?? ''))
  return find() ?? ((await installDebianPackage('postgresql')) ? find() : null)
}

/** A throw-away PostgreSQL on a free port of this machine, for tests. Null: there is none and it can't be installed. */
export async function startPostgres(): Promise<TestPostgres | null> {
  const programs = await findPostgresPrograms()
  if (!programs) return null
  const user = await unprivilegedUser()
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  if (user !== null) chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const created = await runProgram(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder },
  )
  if (created.code !== 0) throw new Error(`initdb failed:\n${created.output}`)
  const port = await freePort()
  // Durability is not what a throw-away database is for.
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
    // Tests leave little behind, and drop their databases: cleaning up costs more than it saves.
    'autovacuum=off',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ]
  const server = startService({
    name: 'postgres',
    program: path.join(programs, 'postgres'),
    args: ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    cwd: folder,
    show: () => null,
    ...user,
  })
  const stop = async () => {
    await server.stop('SIGINT')
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilAnswering(path.join(programs, 'pg_isready'), port, server)
  } catch (error) {
    await stop()
    throw error
  }
  const version = (await runProgram(path.join(programs, 'postgres'), ['--version'])).output.trim()
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, version, stop }
}

/** A new database on the server at `url`, with what lies in `template`, to which nobody may be connected. Its address. */
export async function copyDatabase(url: string, name: string, template = 'template0'): Promise<string> {
  const programs = await findPostgresPrograms()
  if (!programs) throw new Error('PostgreSQL has no programs here')
  const options = ['--maintenance-db', url, '--template', template, '--strategy', 'file_copy', name]
  const { code, output } = await runProgram(path.join(programs, 'createdb'), options)
  if (code !== 0) throw new Error(`createdb failed:\n${output}`)
  const copy = new URL(url)
  copy.pathname = `/${name}`
  return copy.href
}

/** PostgreSQL refuses to run as root. */
async function unprivilegedUser(): Promise<{ readonly uid: number; readonly gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  for (const name of ['postgres', 'nobody']) {
    const uid = await runProgram('id', ['-u', name])
    const gid = await runProgram('id', ['-g', name])
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) }
  }
  throw new Error('PostgreSQL needs a user other than root')
}

async function untilAnswering(isReady: string, port: number, server: ServiceProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const { code } = await runProgram(isReady, ['-h', '127.0.0.1', '-p', String(port), '-q'])
    if (code === 0) return
    await pause(200)
  }
  throw new Error(`PostgreSQL did not start:\n${server.tail()}`)
}
