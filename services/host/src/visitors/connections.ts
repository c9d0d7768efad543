import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyHttpOptions } from 'fastify'
import { malformedRequestAnswer } from '../calls/failure-answers'
import { visitorAddress } from './visitor-address'

/** What a server allows those who connect to it: nobody holds a connection by doing nothing. */
export interface ConnectionLimits {
  /** Until the head of a request has arrived, from the opening of the connection on or since the last answer. */
  readonly headMs: number
  /** Until the whole request has arrived. A megabyte at 150 kbit/s takes a minute. */
  readonly requestMs: number
  /** Between two requests. Longer than the 60 s of nginx, so that it is not this side that closes first. */
  readonly idleMs: number
  /** Without a byte in either direction, also while an answer is awaited or not read. */
  readonly silentMs: number
  /** How often the above are looked at. */
  readonly checkMs: number
  readonly headBytes: number
  readonly connections: number
  /** Of one visitor; null where a proxy or the document host connects for all of them. */
  readonly connectionsOfVisitor: number | null
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headMs: 10_000,
  requestMs: 60_000,
  idleMs: 65_000,
  silentMs: 120_000,
  checkMs: 1_000,
  headBytes: 16_384,
  connections: 8_192,
  connectionsOfVisitor: null,
}

/** A browser opens six connections: some eighty of them behind one address of a carrier. */
export const CONNECTIONS_OF_VISITOR = 512

/** The limits as options of a Fastify server; `limitConnections` does the rest. */
export function connectionOptions(limits: ConnectionLimits) {
  return {
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    connectionTimeout: limits.silentMs,
    http: {
      headersTimeout: limits.headMs,
      connectionsCheckingInterval: limits.checkMs,
      maxHeaderSize: limits.headBytes,
    },
    // What was asked on an open connection while the server closes is answered, see `runService`.
    return503OnClosing: false,
    clientErrorHandler: (error: NodeJS.ErrnoException, socket: Socket) => {
      if (socket.writable) socket.write(malformedRequestAnswer(error.code))
      socket.destroySoon()
    },
  } satisfies FastifyHttpOptions<Server>
}

/** Turns connections away beyond `connections` and beyond `connectionsOfVisitor`. */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  server.maxConnections = limits.connections
  const { connectionsOfVisitor } = limits
  if (connectionsOfVisitor === null) return
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const visitor = visitorAddress(socket.remoteAddress ?? '')
    const count = (open.get(visitor) ?? 0) + 1
    if (count > connectionsOfVisitor) return socket.destroy()
    open.set(visitor, count)
    socket.once('close', () => {
      const left = (open.get(visitor) ?? 1) - 1
      if (left === 0) open.delete(visitor)
      else open.set(visitor, left)
    })
  })
}
