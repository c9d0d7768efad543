import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'node:https'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Asked {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
  /** The site that is asked for while the connection is made; `host` of the headers may say another. */
  readonly site?: string
}

/** The name of the site in the shipped configuration. */
const SITE = 'example.vn'

/** One request on a connection of its own; the certificate is the test's. */
export function ask(url: string, { headers, body, site = SITE }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method: body ? 'POST' : 'GET',
        agent: false,
        rejectUnauthorized: false,
        servername: site,
        headers: { host: site, ...headers },
      },
      (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.once('error', reject)
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        )
      },
    )
    asked.once('error', reject)
    asked.end(body)
  })
}
