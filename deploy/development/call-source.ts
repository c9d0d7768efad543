import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { RecordedAnswer, RecordedCall, Recordings } from './recordings'

/** Where a section that stands alone has its data from: a running site, that site while its answers are kept, or what was kept. */
export type CallSource =
  | { readonly mode: 'live'; readonly site: string }
  | { readonly mode: 'record'; readonly site: string; readonly recordings: Recordings }
  | { readonly mode: 'replay'; readonly recordings: Recordings }

/** What decides how a site takes a call; the rest is about the connection to this server. */
const FORWARDED = ['accept', 'accept-language', 'authorization', 'content-type', 'cookie'] as const

/** Answers a call of a page. Failures become answers: a page sees them as it would on a site. */
export async function answerCall(source: CallSource, request: IncomingMessage, response: ServerResponse) {
  if (source.mode === 'live') return forward(request, response, source.site)
  const call = { method: request.method ?? 'GET', address: request.url ?? '/', body: await buffer(request) }
  if (source.mode === 'replay') {
    const answer = await source.recordings.find(call)
    return send(response, answer ?? refusal(404, `Chưa ghi câu trả lời cho ${call.method} ${call.address}`))
  }
  const { site, recordings } = source
  try {
    const { answer, cookies } = await ask(site, call, request)
    // What a site tells somebody who is logged in stays off the disk.
    if (!isPersonal(request) && answer.status < 500) await recordings.save(call, answer)
    if (cookies.length > 0) response.setHeader('set-cookie', cookies)
    send(response, answer)
  } catch (error) {
    send(response, refusal(502, `${site} không trả lời: ${error instanceof Error ? error.message : error}`))
  }
}

const isPersonal = ({ headers }: IncomingMessage): boolean =>
  headers.authorization !== undefined || /(^|;\s*)token=(?!null)[^;]/.test(headers.cookie ?? '')

async function ask(site: string, { method, address, body }: RecordedCall, { headers }: IncomingMessage) {
  const sent = FORWARDED.flatMap((name) => {
    const value = headers[name]
    return value === undefined ? [] : [[name, value] satisfies [string, string]]
  })
  const hasBody = body.length > 0
  const given = await fetch(new URL(address, site), {
    method,
    headers: sent,
    body: hasBody ? new Uint8Array(body) : null,
    redirect: 'manual',
  })
  const answer: RecordedAnswer = {
    status: given.status,
    type: given.headers.get('content-type') ?? 'application/octet-stream',
    body: Buffer.from(await given.arrayBuffer()),
  }
  return { answer, cookies: given.headers.getSetCookie() }
}

/** In the form of every answer of the API. */
const refusal = (status: number, message: string): RecordedAnswer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: Buffer.from(JSON.stringify({ success: false, data: null, message })),
})

function send(response: ServerResponse, { status, type, body }: RecordedAnswer): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}

function forward(request: IncomingMessage, response: ServerResponse, site: string): void {
  const target = new URL(request.url ?? '/', site)
  const forwarded = httpRequest(
    target,
    { method: request.method, headers: { ...request.headers, host: target.host } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  forwarded.once('error', (error) => response.writeHead(502).end(`${site} does not answer: ${error.message}`))
  request.pipe(forwarded)
}
