import { once } from 'node:events'
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'
import type { BucketSettings } from '../registry/store/release-settings'

const HOST = '127.0.0.1'
const UNREACHABLE = { code: 503, body: '<Error><Code>ServiceUnavailable</Code></Error>' }
const REFUSED = { code: 412, body: '<Error><Code>PreconditionFailed</Code></Error>' }

export interface TestBucket {
  readonly settings: BucketSettings
  /** Requests so far, as `GET registry.json`. */
  readonly requests: string[]
  /** Whether the server answers; it does at first. */
  reach(reachable: boolean): void
  /** Dates an object back, by the server's clock. */
  age(key: string, ms: number): Promise<void>
  /** Removes all objects, while nothing is asked. */
  empty(): Promise<void>
  close(): Promise<void>
}

/**
 * A bucket on this machine. The server behind it ignores conditions of writes; `conditional` puts before it what heeds them,
 * as Amazon's and MinIO do.
 */
export async function startTestBucket({ conditional }: { readonly conditional: boolean }): Promise<TestBucket> {
  const directory = await mkdtemp(path.join(tmpdir(), 'bucket-'))
  const configureBuckets = [{ name: 'releases' }]
  const server = new S3rver({ port: 0, address: HOST, silent: true, directory, configureBuckets })
  const { port } = await server.run()
  const answerByServer = server.callback()
  const requests: string[] = []
  let reachable = true
  let turn: Promise<unknown> = Promise.resolve()

  async function answerTo(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method, headers } = incoming
    if (answer.destroyed) return
    if (!reachable) return answerWith(answer, UNREACHABLE)
    if (conditional && method === 'PUT' && (headers['if-match'] ?? headers['if-none-match']) !== undefined) {
      const etag = await etagOf(port, incoming)
      const holds = headers['if-match'] === undefined ? etag === null : etag === headers['if-match']
      if (!holds) return answerWith(answer, REFUSED)
    }
    const answered = once(answer, 'close')
    answerByServer(incoming, answer)
    await answered
  }

  const front = createServer((incoming, answer) => {
    requests.push(`${incoming.method} ${incoming.url?.replace(/^\/releases\/site\/|\?.*/g, '')}`)
    // One after the other: the server breaks when an object goes while it lists it.
    turn = turn.then(() => answerTo(incoming, answer))
  })
  await new Promise<void>((resolve) => front.listen(0, HOST, resolve))
  const address = front.address()
  if (address === null || typeof address === 'string') throw new Error('The bucket has no port')
  return {
    settings: {
      bucket: 'releases',
      prefix: 'site',
      endpoint: `http://${HOST}:${address.port}`,
      region: 'us-east-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    requests,
    reach(now) {
      reachable = now
    },
    async age(key, ms) {
      const at = new Date(Date.now() - ms)
      await utimes(path.join(directory, `releases/site/${key}._S3rver_object`), at, at)
    },
    async empty() {
      const bucket = path.join(directory, 'releases')
      for (const name of await readdir(bucket)) await rm(path.join(bucket, name), { recursive: true })
    },
    async close() {
      front.closeAllConnections()
      await new Promise((resolve) => front.close(resolve))
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

function answerWith(answer: ServerResponse, { code, body }: typeof REFUSED): void {
  answer.writeHead(code, { 'content-type': 'application/xml', connection: 'close' }).end(body)
}

/** Null: there is no such object. The address is asked for without a signature: the server lets anybody read. */
async function etagOf(port: number, { url }: IncomingMessage): Promise<string | null> {
  const { pathname } = new URL(url ?? '', `http://${HOST}`)
  const answer = await fetch(`http://${HOST}:${port}${pathname}`, { method: 'HEAD' })
  return answer.ok ? answer.headers.get('etag') : null
}
