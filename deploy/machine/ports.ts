import { once } from 'node:events'
import { createServer } from 'node:net'
import { CommandFailed } from '../runner/command-failed'

/** Whether a server could listen on the port, on every address. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}

/** Rejects with what to do when one of the named ports (`{ PORT: 8080 }`) is taken. */
export async function checkPorts(ports: Readonly<Record<string, number>>): Promise<void> {
  const busy: [string, number][] = []
  for (const [name, port] of Object.entries(ports)) if (!(await isFree(port))) busy.push([name, port])
  if (busy.length > 0) throw new CommandFailed(describeBusyPorts(busy))
}

/** @param busy pairs of setting and port */
export function describeBusyPorts(busy: readonly (readonly [string, number])[]): string {
  const list = busy.map(([name, port]) => `${port} (${name})`).join(', ')
  const example = busy.map(([name, port]) => `${name}=${port + 1000}`).join(' ')
  return `In use by another program: port ${list}. Stop that program, or choose other ports: ${example} npm start`
}

/** A server on a free port. */
async function listenAnywhere(): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system named no port')
  return {
    port: address.port,
    close: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}

/** Free ports of this machine for the three services of a site, all different: held open until each is known. */
export async function freeSitePorts(): Promise<{ port: number; apiPort: number; menuBuilderPort: number }> {
  const [web, api, menuBuilder] = await Promise.all([listenAnywhere(), listenAnywhere(), listenAnywhere()])
  await Promise.all([web, api, menuBuilder].map((server) => server.close()))
  return { port: web.port, apiPort: api.port, menuBuilderPort: menuBuilder.port }
}

export async function freePort(): Promise<number> {
  const server = await listenAnywhere()
  await server.close()
  return server.port
}
