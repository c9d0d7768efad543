import { createServer, connect as dial, type Socket } from 'node:net'

/** A way to a port of this machine that can stop forwarding, as a network does that was cut: nobody is told. */
export interface BreakableNetwork {
  readonly port: number
  cut(): void
  /** New connections get through again. Those of before lead nowhere for good, as behind a firewall that forgot them. */
  mend(): void
  close(): Promise<void>
}

export async function breakableNetwork(toPort: number): Promise<BreakableNetwork> {
  let isCut = false
  const sockets = new Set<Socket>()
  function keep(socket: Socket): Socket {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.once('close', () => sockets.delete(socket))
    return socket
  }
  const server = createServer((near) => {
    keep(near)
    if (isCut) return
    const far = keep(dial(toPort, '127.0.0.1'))
    near.pipe(far)
    far.pipe(near)
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    port: address.port,
    cut() {
      isCut = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    mend() {
      isCut = false
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
