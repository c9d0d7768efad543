import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findOnPath, installDebianPackage } from './chromium.mjs'
import { freePorts } from './ports.mjs'
import { runProgram } from './run-program.mjs'
import { startService } from './service-process.mjs'

const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** The folder of the newest PostgreSQL's programs, or null. */
export function findPostgres(searchPath = process.env.PATH ?? '') {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : []
  const folders = newestFirst(versions).map((version) => path.join(DEBIAN_FOLDER, version, 'bin'))
  const found = folders.find((folder) => existsSync(path.join(folder, 'initdb')))
  if (found) return found
  const initdb = findOnPath(['initdb'], searchPath)
  return initdb ? path.dirname(initdb) : null
}

export function newestFirst(versions) {
  return versions.filter((version) => /^\d+$/.test(version)).sort((a, b) => Number(b) - Number(a))
}

/**
 * A throw-away PostgreSQL on a free port of this machine, for tests. Null: there is none and it can't be installed.
 *
 * @returns {Promise<{ url: string, version: string, stop: () => Promise<void> } | null>}
 */
export async function startPostgres() {
  const programs = findPostgres() ?? ((await installDebianPackage('postgresql')) ? findPostgres() : null)
  if (!programs) return null
  const user = await unprivilegedUser()
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = path.join(folder, 'data')
  const created = await runProgram(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder },
  )
  if (created.code !== 0) throw new Error(`initdb failed:\n${created.output}`)
  const [port] = await freePorts(1)
  // Durability is not what a throw-away database is for.
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'synchronous_commit=off',
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

/** PostgreSQL refuses to run as root. */
async function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const uid = await runProgram('id', ['-u', name])
    const gid = await runProgram('id', ['-g', name])
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) }
  }
  throw new Error('PostgreSQL needs a user other than root')
}

async function untilAnswering(isReady, port, server) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { code } = await runProgram(isReady, ['-h', '127.0.0.1', '-p', String(port), '-q'])
    if (code === 0) return
    await pause(200)
  }
  throw new Error(`PostgreSQL did not start:\n${server.tail()}`)
}
