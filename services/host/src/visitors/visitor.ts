import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type Environment, readSettings, WrongSettings } from '../settings'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the request is made for: see `identifyVisitors`. */
    readonly visitor: Visitor
  }
}

/** Proves to a service that another service of this site is asking. */
export const SERVICE_SECRET_HEADER = 'x-service-secret'
/** The visitor a service asks for, named by it; believed only beside the secret. */
export const VISITOR_ADDRESS_HEADER = 'x-visitor-address'

const SHORTEST_SECRET = 32

/** Whom a service believes about where a request comes from. */
export interface Trust {
  /** Proxies of our own between the visitor and this service, each of which appends to `X-Forwarded-For`. */
  readonly trustedHops: number
  /** Shared by the services of one site; null where nobody has it, in tests. */
  readonly serviceSecret: string | null
}

/** Who a request is made for. */
export interface Visitor {
  /** The visitor's network address. */
  readonly address: string
  /** A service of this site asks on nobody's behalf: no limit counts it. */
  readonly service: boolean
}

const variables = z.object({
  /** None unless said, so that a forged header is never believed. */
  TRUSTED_HOPS: z.coerce.number().int().min(0).max(10).default(0),
  SERVICE_SECRET: z.string().min(SHORTEST_SECRET).optional(),
  METRICS_TOKEN: z.string().min(SHORTEST_SECRET).optional(),
  NODE_ENV: z.string().optional(),
})

export interface TrustSettings {
  readonly trust: Trust
  /** Who bears it may read `/metrics`: `METRICS_TOKEN`, else the secret; null: nobody may. */
  readonly operatorToken: string | null
}

/** `TRUSTED_HOPS`, `SERVICE_SECRET` and `METRICS_TOKEN`. Throws `WrongSettings`, also without a secret in production. */
export function readTrust(environment: Environment): TrustSettings {
  const { TRUSTED_HOPS, SERVICE_SECRET, METRICS_TOKEN, NODE_ENV } = readSettings(variables, environment)
  if (NODE_ENV === 'production' && SERVICE_SECRET === undefined) {
    throw new WrongSettings([
      `SERVICE_SECRET: missing; give all services of the site the same one, at least ${SHORTEST_SECRET} random characters`,
    ])
  }
  return {
    trust: { trustedHops: TRUSTED_HOPS, serviceSecret: SERVICE_SECRET ?? null },
    operatorToken: METRICS_TOKEN ?? SERVICE_SECRET ?? null,
  }
}

/** Gives every request of the server its `visitor`. */
export function identifyVisitors(app: FastifyInstance, trust: Trust): void {
  app.decorateRequest('visitor', {
    getter() {
      return visitorOf(this, trust)
    },
  })
}

/** A request of the framework, or Node's own. */
type AskingRequest = Pick<FastifyRequest, 'headers' | 'socket'>

/** Whom the request is made for: never what an unproven header claims. */
export function visitorOf(request: AskingRequest, { trustedHops, serviceSecret }: Trust): Visitor {
  const given = request.headers[SERVICE_SECRET_HEADER]
  if (serviceSecret !== null && typeof given === 'string' && isSameSecret(given, serviceSecret)) {
    const named = request.headers[VISITOR_ADDRESS_HEADER]
    if (typeof named === 'string') return { address: named, service: false }
    return { address: socketAddress(request), service: true }
  }
  return { address: forwardedAddress(request, trustedHops), service: false }
}

/** Headers of a call from service to service; with `visitorAddress` it counts as that visitor's. */
export function serviceHeaders(serviceSecret: string | null, visitorAddress?: string): Record<string, string> {
  if (serviceSecret === null) return {}
  return {
    [SERVICE_SECRET_HEADER]: serviceSecret,
    ...(visitorAddress === undefined ? {} : { [VISITOR_ADDRESS_HEADER]: visitorAddress }),
  }
}

/**
 * The address that the outermost proxy of our own saw: the last of `X-Forwarded-For` for one hop, the one before for two.
 * Entries further left were written by the visitor. A header that is shorter than it should be means somebody went round
 * a proxy: the address of the connection counts then.
 */
function forwardedAddress(request: AskingRequest, trustedHops: number): string {
  if (trustedHops === 0) return socketAddress(request)
  const entries = [request.headers['x-forwarded-for'] ?? '']
    .flat()
    .join(',')
    .split(',')
    .map((entry) => entry.trim())
  return entries.at(-trustedHops) || socketAddress(request)
}

function socketAddress(request: AskingRequest): string {
  return request.socket.remoteAddress ?? ''
}

/** Takes the same time whatever was given. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(sha256(given), sha256(secret))
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
