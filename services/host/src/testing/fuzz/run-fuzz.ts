import { Agent, request as sendRequest } from 'node:http'
import fc from 'fast-check'
import { callSchemas } from 'shared-contracts/call-schemas'
import { type CallAddress, type CallSchemas, callAddresses } from 'shared-contracts/calls'
import { z } from 'zod'
import { FUZZ_SEED, type FuzzRequest, fuzzRequests, nestedRequests } from './fuzz-requests'

export interface FuzzedHost {
  readonly host: CallAddress['host']
  readonly requests: number
  /** Bodies that are nested too deeply alone; else all kinds. */
  readonly nested?: boolean
  /** Where it listens. */
  readonly port: number
  /** Tokens of the visitors that take turns; null: not logged in. Asked anew when a token no longer counts. */
  readonly visitors: readonly (() => Promise<string | null>)[]
}

/** For what hangs, not for what is slow on a busy machine. */
const ANSWER_WITHIN_MS = 20_000
/** Sampled at a time, so that a long run needs no more memory than a short one. */
const BATCH = 1_000
const AT_ONCE = 4

const envelope = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), data: z.unknown(), message: z.string().nullable() }),
  z.object({ success: z.literal(false), data: z.null(), code: z.string().min(1), message: z.string().min(1) }),
])

export { FUZZ_NESTED, FUZZ_REQUESTS, FUZZ_SEED } from './fuzz-requests'

export interface FuzzReport {
  /** How many answers had a status. */
  readonly statuses: ReadonlyMap<number, number>
  /** What was wrong, with the request that shows it. */
  readonly problems: readonly string[]
}

/** Sends generated requests and judges each answer. The seed is the one of the environment. */
export async function fuzz(target: FuzzedHost): Promise<FuzzReport> {
  const agent = new Agent({ keepAlive: true })
  const tokens = await Promise.all(target.visitors.map((visitor) => visitor()))
  const statuses = new Map<number, number>()
  const problems: string[] = []
  const arbitrary = target.nested ? nestedRequests(target.host) : fuzzRequests(target.host)

  async function sendOne(request: FuzzRequest): Promise<void> {
    const turn = request.visitor % target.visitors.length
    const token = tokens[turn] ?? null
    const answer = await send(request, token, target.port, agent).catch((error: unknown) => String(error))
    const problem = typeof answer === 'string' ? answer : problemOf(request, answer)
    if (problem !== null) problems.push(`${problem}\n  ${repeatable(request)}`)
    if (typeof answer === 'string') return
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    if (answer.status === 401 && token !== null) tokens[turn] = (await target.visitors[turn]?.()) ?? null
  }

  for (let start = 0; start < target.requests; start += BATCH) {
    const queue = fc.sample(arbitrary, { numRuns: Math.min(BATCH, target.requests - start), seed: FUZZ_SEED + start })
    const worker = async () => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) await sendOne(next)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  }
  agent.destroy()
  return { statuses, problems }
}

interface FuzzAnswer {
  readonly status: number
  readonly text: string
}

function send(request: FuzzRequest, token: string | null, port: number, agent: Agent): Promise<FuzzAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = sendRequest(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: request.method,
        path: request.url,
        headers: {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...lengthOf(request),
          ...request.headers,
        },
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
        )
        incoming.on('error', reject)
      },
    )
    outgoing.on('error', reject)
    outgoing.end(request.body ?? undefined)
  })
}

const lengthOf = ({ body }: FuzzRequest): Record<string, string> =>
  body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }

/** What is wrong with an answer; null: nothing. */
function problemOf(request: FuzzRequest, { status, text }: FuzzAnswer): string | null {
  if (text === '') return status === 304 || request.method === 'HEAD' ? null : `status ${status} without a body`
  const read = envelope.safeParse(parsed(text))
  if (!read.success) return `status ${status}: no envelope: ${text.slice(0, 200)}`
  if (status >= 500) return `status ${status}: ${text.slice(0, 300)}`
  if (read.data.success !== (status >= 200 && status < 300)) return `status ${status} with success ${read.data.success}`
  const address: CallAddress = callAddresses[request.name]
  if (!read.data.success || request.method !== address.method) return null
  const schemas: CallSchemas = callSchemas[request.name]
  const fits = schemas.answer.safeParse(read.data.data)
  return fits.success ? null : `the answer has another shape: ${fits.error.message.slice(0, 300)}`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Enough to send it again by hand. */
function repeatable({ method, url, headers, body, visitor }: FuzzRequest): string {
  const shown = JSON.stringify({ method, url, headers, body, visitor })
  return shown.length > 1_500 ? `${shown.slice(0, 1_500)}… (FUZZ_SEED=${FUZZ_SEED})` : shown
}
