import { createServer } from 'node:net'
import { CommandFailed } from './command-failed.mjs'

/** @returns {Promise<boolean>} whether a server could listen on the port, on every address */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, () => server.close(() => resolve(true)))
  })
}

/** Rejects with what to do when one of the named ports (`{ PORT: 8080 }`) is taken. */
export async function checkPorts(ports) {
  const busy = []
  for (const [name, port] of Object.entries(ports)) if (!(await isFree(port))) busy.push([name, port])
  if (busy.length > 0) throw new CommandFailed(describeBusyPorts(busy))
}

export function describeBusyPorts(busy) {
  const list = busy.map(([name, port]) => `${port} (${name})`).join(', ')
  const example = busy.map(([name, port]) => `${name}=${port + 1000}`).join(' ')
  return `In use by another program: port ${list}. Stop that program, or choose other ports: ${example} npm start`
}

/** Free ports, all different: held open until each is known. */
export async function freePorts(count) {
  const servers = await Promise.all(
    Array.from({ length: count }, () => {
      const server = createServer()
      return new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(0, () => resolve(server))
      })
    }),
  )
  const ports = servers.map((server) => server.address().port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}
