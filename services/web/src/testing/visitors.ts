import { type IncomingHttpHeaders, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Machines on one network, as Linux lets each have an address of its own: `127.0.0.2`, `127.0.0.3`, … */
export interface Visit {
  readonly url: string
  /** Where the visitor connects from. */
  readonly from: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly ms: number
}

/** One request on a connection of its own. Rejects when it is broken off. */
export function visit({ url, from, method = 'GET', headers = {}, body }: Visit): Promise<Answer> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, localAddress: from, agent: false, headers }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
      answer.once('error', reject)
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text, ms: performance.now() - started }),
      )
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

/** A connection that says only what it is told to. */
export interface RawConnection {
  readonly socket: Socket
  /** All that was answered so far. */
  received(): string
  /** Resolves when the server has closed it. */
  readonly closed: Promise<void>
}

export function openConnection(url: string, from: string, bytes = ''): RawConnection {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), localAddress: from })
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
  socket.on('error', () => undefined)
  if (bytes !== '') socket.write(bytes)
  return { socket, received: () => text, closed: new Promise((resolve) => socket.once('close', () => resolve())) }
}

/** Whether all connections are closed within `limitMs`. */
export async function areClosed(connections: readonly RawConnection[], limitMs: number): Promise<boolean> {
  const all = Promise.all(connections.map(({ closed }) => closed)).then(() => true)
  return Promise.race([all, pause(limitMs, false, { ref: false })])
}
