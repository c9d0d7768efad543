import { checkContent, contentFolder, contentRoot } from 'content'
import { type Audience, audienceOf, type Reader } from 'shared-contracts/access'
import type { CallName } from 'shared-contracts/calls'
import { callAddresses } from 'shared-contracts/calls'
import { type ApiClient, createApiClient } from 'shared-contracts/client'
import { writeContent } from '../../../services/api/src/content-import/write-content'
import { migrate } from '../../../services/api/src/platform/database/migrate'
import type { Database } from '../../../services/api/src/platform/database/open-database'
import { openAccountSite, registration } from '../../../services/api/src/testing/account-site'
import { openEmbeddedDatabase } from '../../../services/api/src/testing/embedded-database'

/** Who comes to the gates. */
export const visitors = {
  anonymous: null,
  'a pregnant woman': { userType: 0, staffApproved: false },
  'a carer': { userType: 3, staffApproved: false },
  'unapproved staff': { userType: 2, staffApproved: false },
  'approved staff': { userType: 2, staffApproved: true },
  'an administrator': { userType: 99, staffApproved: false },
} as const satisfies Readonly<Record<string, Reader | null>>

export type VisitorName = keyof typeof visitors
export const visitorNames = Object.keys(visitors).filter((name): name is VisitorName => name in visitors)

export interface Asked {
  readonly status: number
  readonly code: string
  /** The whole body. */
  readonly text: string
  readonly data: unknown
  readonly cacheControl: string
  readonly vary: string
}

export interface GateSite {
  readonly database: Database
  /** The content as the importer wrote it. */
  readonly rows: ReturnType<typeof checkContent>['rows']
  ask(
    visitor: VisitorName,
    call: CallName,
    input?: { readonly query?: Readonly<Record<string, string | number>>; readonly body?: object },
  ): Promise<Asked>
  /** As the document host asks: without a token. */
  readonly anonymousApi: ApiClient
  close(): Promise<void>
}

/** The database with the real content, for as many servers as a test starts. */
export async function openRealContent() {
  const database = await openEmbeddedDatabase()
  await migrate(database)
  const content = checkContent(contentFolder(contentRoot()))
  await writeContent(database, content)
  return { database, rows: content.rows }
}

let sites = 0

/** The API over a filled database, with an account of each kind. Each site has a cache of answers of its own. */
export async function openGateSite({ database, rows }: Awaited<ReturnType<typeof openRealContent>>): Promise<GateSite> {
  const site = await openAccountSite({}, database)
  sites += 1
  const tokens = new Map<VisitorName, string>()
  for (const [place, name] of visitorNames.entries()) {
    const reader = visitors[name]
    if (reader === null) continue
    const email = `cong-${sites}-${place}@example.vn`
    const { token, userId } = await site.newUser(email, registration(email, { userType: 0 }))
    await database.query.updateTable('users').set(reader).where('id', '=', userId).execute()
    tokens.set(name, token)
  }

  async function ask(visitor: VisitorName | null, method: 'GET' | 'POST' | 'DELETE', url: string, body: unknown) {
    const token = visitor === null ? undefined : tokens.get(visitor)
    const answer: { statusCode: number; body: string; headers: Record<string, unknown> } = await site.server.app.inject(
      {
        method,
        url,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { payload: Object(body) }),
      },
    )
    return answer
  }

  return {
    database,
    rows,
    async ask(visitor, call, { query = {}, body } = {}) {
      const { method, path } = callAddresses[call]
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      const answer = await ask(visitor, method, `${path}?${search}`, body)
      const envelope = JSON.parse(answer.body)
      return {
        status: answer.statusCode,
        code: envelope.code ?? '',
        text: answer.body,
        data: envelope.data,
        cacheControl: String(answer.headers['cache-control'] ?? ''),
        vary: String(answer.headers.vary ?? ''),
      }
    },
    anonymousApi: createApiClient({
      hosts: { api: '', 'menu-builder': '' },
      transport: async ({ method, url, body }) => {
        const answer = await ask(null, method, url, body)
        return { status: answer.statusCode, body: JSON.parse(answer.body) }
      },
    }),
    close: () => site.server.app.close(),
  }
}

export function audienceOfVisitor(name: VisitorName): Audience {
  return audienceOf(visitors[name])
}
