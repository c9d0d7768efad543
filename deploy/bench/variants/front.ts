import { createSecureServer, type Http2ServerRequest, type ServerHttp2Session } from 'node:http2'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Certificate } from './certificate'

const compress = promisify(brotliCompress)
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'upgrade',
  'http2-settings',
])

interface FrontOptions {
  readonly upstream: string
  readonly certificate: Certificate
  /** Turns HTML into this way's HTML. */
  readonly document?: (html: string) => string
  /** Answers addresses that the site does not have. */
  readonly files?: (path: string) => Promise<{ readonly body: Buffer; readonly type: string } | null>
}

export interface Front {
  readonly origin: string
  close(): Promise<void>
}

interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Buffer
}

/**
 * HTTP/2 over TLS in front of the site, one for each way of building it, so that all are measured over the same wire.
 * Documents and files are kept after the first request: what is compared is what the browser does, not this server.
 */
export async function startFront({ upstream, certificate, document, files }: FrontOptions): Promise<Front> {
  const kept = new Map<string, Answer>()
  const sessions = new Set<ServerHttp2Session>()
  const server = createSecureServer({ key: certificate.key, cert: certificate.cert })
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  server.on('request', async (request, response) => {
    try {
      const { status, headers, body } = await answer(request)
      response.writeHead(status, headers)
      response.end(body)
    } catch (error) {
      response.writeHead(502)
      response.end(String(error))
    }
  })

  async function answer(request: Http2ServerRequest): Promise<Answer> {
    const keep = request.method === 'GET' && !/^\/(api|menu-builder)\//i.test(request.url)
    const known = keep ? kept.get(request.url) : undefined
    if (known) return known
    const fetched = (await ownFile(request.url)) ?? (await fromUpstream(request))
    if (keep && fetched.status === 200) kept.set(request.url, fetched)
    return fetched
  }

  async function ownFile(url: string): Promise<Answer | null> {
    const file = await files?.(url)
    if (!file) return null
    return packed(200, { 'content-type': file.type, 'cache-control': 'public, max-age=31536000, immutable' }, file.body)
  }

  async function fromUpstream(request: Http2ServerRequest): Promise<Answer> {
    const sent = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        name.startsWith(':') || HOP_BY_HOP.has(name) ? [] : [[name, String(value)] as const],
      ),
    )
    const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await readAll(request)
    const got = await fetch(upstream + request.url, {
      method: request.method,
      headers: { ...sent, 'accept-encoding': 'identity' },
      ...(body ? { body: new Uint8Array(body) } : {}),
      redirect: 'manual',
    })
    const headers = Object.fromEntries([...got.headers].filter(([name]) => !HOP_BY_HOP.has(name)))
    // The policy names the hashes of the original's styles; the other ways have styles of their own.
    delete headers['content-security-policy']
    // Scripts of a way of its own state no integrity: none would run.
    if (files) delete headers['integrity-policy']
    let content: Buffer = Buffer.from(await got.arrayBuffer())
    if (document && got.status === 200 && headers['content-type']?.startsWith('text/html')) {
      content = Buffer.from(document(content.toString('utf8')))
    }
    return packed(got.status, headers, content)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The front has no port')
  return {
    origin: `https://localhost:${address.port}`,
    async close() {
      for (const session of sessions) session.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

async function packed(status: number, headers: Record<string, string>, body: Buffer): Promise<Answer> {
  const compressible = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/.test(
    headers['content-type'] ?? '',
  )
  if (!compressible || body.length === 0) return { status, headers, body }
  return { status, headers: { ...headers, 'content-encoding': 'br' }, body: await compress(body, QUALITY) }
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}
