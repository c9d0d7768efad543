import { createHash } from 'node:crypto'
import { chmodSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { CommandFailed } from '../../runner/command-failed'
import { type ServiceName, serviceNames } from '../site'

/** Where the site of a data folder can be asked, by the same user alone. Not in that folder: paths of sockets must be short. */
function socketOf(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  return path.join(tmpdir(), `site-${userInfo().uid}-${name}.sock`)
}

/** Listens for `npm run restart` until the returned function is called. */
export async function answerRestartRequests(
  dataDir: string,
  restart: (name: ServiceName) => Promise<void>,
): Promise<() => void> {
  const socket = socketOf(dataDir)
  const server = createServer(async ({ url }, response) => {
    try {
      const name = serviceNames.find((each) => url === `/restart/${each}`)
      if (!name) throw new CommandFailed(`There is no service at ${url}`)
      await restart(name)
      response.end()
    } catch (error) {
      response.statusCode = 500
      response.end(error instanceof Error ? error.message : String(error))
    }
  })
  // Left behind by a process that was killed: the ports tell whether a site of this folder runs.
  rmSync(socket, { force: true })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(socket, resolve)
  })
  chmodSync(socket, 0o600)
  return () => {
    server.close()
  }
}

/**
 * Asks the running site of a data folder to replace a service, and waits until that is done.
 *
 * @throws CommandFailed when no site runs there, or the new process does not become ready
 */
export async function requestRestart(dataDir: string, name: ServiceName): Promise<void> {
  const answer = await new Promise<{ readonly status: number; readonly body: string }>((resolve, reject) => {
    const asked = request({ socketPath: socketOf(dataDir), path: `/restart/${name}`, method: 'POST' }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 500, body }), reject)
    })
    asked.once('error', () => reject(new CommandFailed(`No site of ${dataDir} was started with npm start`)))
    asked.end()
  })
  if (answer.status !== 200) throw new CommandFailed(answer.body)
}
