import { isDeepStrictEqual } from 'node:util'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Audience, mayRead, type Resource, resources } from 'shared-contracts/access'
import { callSchemas } from 'shared-contracts/call-schemas'
import { type CallAddress, type CallName, type CallSchemas, callAddresses } from 'shared-contracts/calls'
import type { RevisionWatch } from '../content-revision/revision.store'
import { madeOfOneRevision } from '../content-revision/revisioned'
import { refusedWrite } from '../database/refused-write'
import { type AnswerStore, answerOf, type KeptAnswer } from './answer-store'
import { inputReader } from './call-input'
import {
  type Authenticate,
  audienceOfCaller,
  bearerToken,
  type Caller,
  type ReadCookies,
  requireAccess,
  requireChangeHeader,
  requireFreshStep,
} from './caller'
import type { CallCookies, Handler } from './handler'
import { logSecurity } from './security-log'

/** A handler whose shapes are no longer known; its input was checked by the schemas of its own call. */
type AnyHandler = Handler<unknown, unknown, unknown>

export interface CallRegistration {
  readonly handlers: Partial<Readonly<Record<CallName, AnyHandler>>>
  readonly authenticate: Authenticate
  readonly answers: AnswerStore
  readonly revision: RevisionWatch
  readonly now: () => Date
  /** Tests check every answer against the call's shape; a wrong one is an unexpected error. */
  readonly checkAnswers: boolean
}

/** Puts every call of the table that lives on this host on the server. Throws when one has no handler, or another access than the table says. */
export function registerCalls(server: FastifyInstance, registration: CallRegistration): void {
  for (const name of callNames()) {
    const address: CallAddress = callAddresses[name]
    if (address.host !== 'api') continue
    const handler = registration.handlers[name]
    if (!handler) throw new Error(`${name} has no handler`)
    if (handler.access !== address.access) throw new Error(`${name} must be ${address.access}`)
    server.route({
      method: address.method,
      url: address.path,
      bodyLimit: address.bodyLimitBytes,
      config: { callName: name },
      handler: answering(name, address, handler, registration),
    })
  }
}

export function callNames(): CallName[] {
  return Object.keys(callAddresses).filter((name): name is CallName => name in callAddresses)
}

function answering(name: CallName, address: CallAddress, handler: AnyHandler, given: CallRegistration) {
  const schemas: CallSchemas = callSchemas[name]
  const input = inputReader(schemas.query, schemas.body)
  const cacheHeader = address.cacheSeconds === undefined ? null : cacheControl(address.cacheSeconds)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const gate = handler.gate ?? null
    const readsToken = address.access !== 'public' || gate !== null || handler.knowsCaller === true
    const token = readsToken ? bearerToken(request.headers.authorization) : null
    const cookies = cookiesOf(request, reply)
    const caller = await callerOf(token, cookies, given.authenticate)
    requireAccess(address.access, caller)
    requireFreshStep(address, caller, given.now())
    requireChangeHeader(address, request.headers)
    const audience = gate === null ? audienceOfCaller(caller) : audienceAt(gate, caller)
    const isPrivate = gate !== null && audience !== 'everyone'
    // What was asked in the same words before needs no reading. It was read then, so it is no input that is refused.
    const asked = handler.cached ? askedKey(name, request, audience) : null
    const ready = asked === null ? undefined : given.answers.get(asked, (await given.revision.current()).revision)
    if (ready) {
      if (gate !== null) reply.header('vary', 'authorization')
      return isPrivate ? sendUncached(reply, ready) : send(request, reply, cacheHeader, ready)
    }
    const query = input.query(request.query)
    const body = input.body(request.body)
    const make = async () => {
      const data = await logSecurity(name, request, caller, () =>
        handler
          .handle({
            query,
            body,
            caller,
            audience,
            address: request.visitor.address,
            token,
            cookies,
          })
          .catch((error: unknown) => {
            const refused = refusedWrite(error)
            if (refused) request.log.warn({ callName: name, refused: refused.cause }, 'the database refused an input')
            throw refused ?? error
          }),
      )
      if (given.checkAnswers) requireExactAnswer(schemas, data)
      return JSON.stringify({ success: true, data, message: null })
    }
    // Before the handler runs: refusals differ by caller too.
    if (gate !== null) reply.header('vary', 'authorization')
    const answer = handler.cached ? await kept(name, { query, body, audience }, make, given, asked) : await fresh(make)
    return isPrivate ? sendUncached(reply, answer) : send(request, reply, cacheHeader, answer)
  }
}

/** Throws when an answer has another shape than its call says, or holds more: what is read of a row and not meant for anybody would be told. */
function requireExactAnswer(schemas: CallSchemas, data: unknown): void {
  const sent: unknown = JSON.parse(JSON.stringify(data))
  const meant: unknown = JSON.parse(JSON.stringify(schemas.answer.parse(sent)))
  if (!isDeepStrictEqual(sent, meant))
    throw new Error(`The answer holds more than its shape: ${JSON.stringify(sent).slice(0, 500)}`)
}

/** Those who may not pass the gate are everyone; those who may are told the same, whatever else they may read. */
function audienceAt(gate: Resource, caller: Caller): Audience {
  return mayRead(audienceOfCaller(caller), gate) ? resources[gate] : 'everyone'
}

function cookiesOf(request: FastifyRequest, reply: FastifyReply): CallCookies {
  return {
    sender: {
      userAgent: request.headers['user-agent'] ?? null,
      address: request.visitor.address,
      token: bearerToken(request.headers.authorization),
    },
    read: (name) => parseCookie(request.headers.cookie ?? '')[name] || null,
    write: (name, value, { path, maxAgeSeconds, secure }) => {
      const terms = { path, maxAge: maxAgeSeconds, secure, httpOnly: true, sameSite: 'lax' } as const
      reply.header('set-cookie', stringifySetCookie(name, value, terms))
    },
  }
}

/** A public call needs no token, so a bad one counts as none there: the visitor's session may just have ended. */
async function callerOf(token: string | null, cookies: ReadCookies, authenticate: Authenticate): Promise<Caller> {
  return (token === null ? null : await authenticate(token, cookies)) ?? { kind: 'anonymous' }
}

/** Longer input is rare, and would fill the store with its own words. */
const LONGEST_ASKED = 500

/** Names an input by the words in which it came and by who reads the answer; null: too long to keep. */
function askedKey(name: string, { raw, body }: FastifyRequest, audience: Audience): string | null {
  const { url = '' } = raw
  const mark = url.indexOf('?')
  const words = `${mark < 0 ? '' : url.slice(mark)} ${body === undefined ? '' : JSON.stringify(body)}`
  return words.length > LONGEST_ASKED ? null : `as asked: ${name} ${audience} ${words}`
}

async function kept(
  name: string,
  input: object,
  make: () => Promise<string>,
  given: CallRegistration,
  asked: string | null,
) {
  const { revision, generation } = await given.revision.current()
  const key = `${name} ${JSON.stringify(input)}`
  const known = given.answers.get(key, revision)
  if (known) {
    if (asked !== null) given.answers.share(key, asked)
    return known
  }
  const made = await madeOfOneRevision(given.revision, make)
  const answer = given.answers.set(key, made.revision, made.value, generation)
  if (asked !== null) given.answers.share(key, asked)
  return answer
}

async function fresh(make: () => Promise<string>): Promise<KeptAnswer> {
  return answerOf(await make())
}

const JSON_TYPE = 'application/json; charset=utf-8'

function sendUncached(reply: FastifyReply, { body }: KeptAnswer) {
  return reply.type(JSON_TYPE).header('cache-control', 'no-store').send(body)
}

function send(request: FastifyRequest, reply: FastifyReply, cacheHeader: string | null, answer: KeptAnswer) {
  if (cacheHeader === null) return sendUncached(reply, answer)
  reply.type(JSON_TYPE)
  reply.header('cache-control', cacheHeader).header('etag', answer.etag)
  return isUnchanged(request, answer.etag) ? reply.code(304).send() : reply.send(answer.body)
}

function cacheControl(seconds: number): string {
  return `public, max-age=${seconds}, s-maxage=${seconds}, stale-while-revalidate=${seconds * 10}`
}

/** `If-None-Match` names what the browser has; proxies may have weakened it. */
function isUnchanged(request: FastifyRequest, etag: string): boolean {
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}
