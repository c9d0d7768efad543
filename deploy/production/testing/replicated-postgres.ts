import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../machine/ports'

export interface ReplicatedPostgres {
  readonly primary: string
  readonly standby: string
  /** `kill -9` of the primary; its connections break. */
  killPrimary(): Promise<void>
  promoteStandby(): void
  stop(): Promise<void>
}

/** A PostgreSQL with a standby that each commit waits for. */
export async function startReplicatedPostgres(programs: string): Promise<ReplicatedPostgres> {
  const user = unprivilegedUser()
  const folder = mkdtempSync(path.join(tmpdir(), 'replicated-'))
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const run = (name: string, args: readonly string[]) =>
    execFileSync(path.join(programs, name), args, { ...user, cwd: folder, stdio: 'pipe' })
  const servers: ChildProcess[] = []
  const start = async (name: string, port: number, settings: readonly string[]) => {
    const common = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, ...settings]
    const args = ['-D', path.join(folder, name), '-p', String(port), ...common.flatMap((each) => ['-c', each])]
    const server = spawn(path.join(programs, 'postgres'), args, { ...user, cwd: folder, stdio: 'ignore' })
    servers.push(server)
    await untilReady(programs, port)
    return server
  }
  const [first, second] = [await freePort(), await freePort()]
  run('initdb', ['-D', path.join(folder, 'first'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'])
  const primary = await start('first', first, ['synchronous_commit=on', 'synchronous_standby_names=second'])
  const source = `host=127.0.0.1 port=${first} user=postgres application_name=second`
  run('pg_basebackup', ['-D', path.join(folder, 'second'), '-d', source, '-R', '-X', 'stream', '-c', 'fast'])
  // Its own commits wait for nobody: after a failover there is no further standby.
  await start('second', second, ['synchronous_standby_names='])
  return {
    primary: `127.0.0.1:${first}`,
    standby: `127.0.0.1:${second}`,
    async killPrimary() {
      primary.kill('SIGKILL')
      await once(primary, 'exit')
    },
    promoteStandby: () => void run('pg_ctl', ['promote', '-D', path.join(folder, 'second'), '-w']),
    async stop() {
      for (const server of servers.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null)) {
        server.kill('SIGINT')
        await once(server, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { readonly uid?: number; readonly gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const id = (kind: string) => Number(execFileSync('id', [kind, 'postgres']).toString())
  return { uid: id('-u'), gid: id('-g') }
}

async function untilReady(programs: string, port: number): Promise<void> {
  const giveUpAt = Date.now() + 30_000
  for (;;) {
    try {
      execFileSync(path.join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port), '-q'])
      return
    } catch (error) {
      if (Date.now() > giveUpAt) throw new Error('PostgreSQL did not start', { cause: error })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
