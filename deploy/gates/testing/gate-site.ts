import { type ContentRows, contentFolder, contentRoot } from 'content'
import { realRows } from 'content/testing/prepared'
import { type Audience, audienceOf, type Reader } from 'shared-contracts/access'
import type { CallName } from 'shared-contracts/calls'
import { callAddresses } from 'shared-contracts/calls'
import { type ApiClient, createApiClient } from 'shared-contracts/client'
import { publishStaffFiles, staffFilesOf } from '../../../services/api/src/content-import/media/publish-staff-files'
import { writeContent } from '../../../services/api/src/content-import/write-content'
import type { Database } from '../../../services/api/src/platform/database/open-database'
import { openAccountSite, registration } from '../../../services/api/src/testing/account-site'
import { openTestDatabase } from '../../../services/api/src/testing/test-database'

/** Who comes to the gates. */
export const visitors = {
  anonymous: null,
  'a pregnant woman': { userType: 0, staffApproved: false },
  'a mother': { userType: 1, staffApproved: false },
  'a carer': { userType: 3, staffApproved: false },
  'unapproved staff': { userType: 2, staffApproved: false },
  /** Approved at first, while every cache warmed up on what she read. */
  'staff whose approval was taken back': { userType: 2, staffApproved: false },
  'approved staff without a second step': { userType: 2, staffApproved: true, secondStep: 'missing' },
  'approved staff': { userType: 2, staffApproved: true, secondStep: 'passed' },
  'an administrator': { userType: 99, staffApproved: false, secondStep: 'passed' },
} as const satisfies Readonly<Record<string, Reader | null>>

export type VisitorName = keyof typeof visitors
const REVOKED = 'staff whose approval was taken back'
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

/** What stands behind an address, whatever it is. */
export interface Opened {
  readonly status: number
  readonly code: string
  readonly bytes: Buffer
  readonly cacheControl: string
  readonly headers: Readonly<Record<string, unknown>>
}

/** What the document host sees of the site. */
export interface AnonymousSite {
  /** As the document host asks: without a token. */
  readonly anonymousApi: ApiClient
  close(): Promise<void>
}

export interface GateSite {
  readonly database: Database
  /** The content as the importer wrote it. */
  readonly rows: ContentRows
  ask(
    visitor: VisitorName,
    call: CallName,
    input?: { readonly query?: Readonly<Record<string, string | number>>; readonly body?: object },
  ): Promise<Asked>
  /** By address and without a token, as a link is opened. */
  open(url: string, headers?: Readonly<Record<string, string>>): Promise<Opened>
  /** An address of a file that was signed for the account whose approval was taken back since. */
  readonly formerLink: string
  close(): Promise<void>
}

/** The database with the real content, for as many servers as a test starts. */
export async function openRealContent() {
  const database = await openTestDatabase({ filled: false })
  await publishStaffFiles(database, staffFilesOf(contentFolder(contentRoot()), realRows.staff_files))
  await writeContent(database, { rows: realRows, hash: 'the real content' })
  return { database, rows: realRows }
}

/** The API over a filled database, asked without an account. */
export async function openAnonymousSite({
  database,
}: Awaited<ReturnType<typeof openRealContent>>): Promise<AnonymousSite> {
  const { app } = (await openAccountSite({}, database)).server
  return {
    anonymousApi: createApiClient({
      hosts: { api: '', 'menu-builder': '' },
      transport: async ({ method, url, body }) => {
        const payload = body === undefined ? {} : { payload: Object(body) }
        const answer = await app.inject({ method, url, ...payload })
        return { status: answer.statusCode, body: answer.json() }
      },
    }),
    close: () => app.close(),
  }
}

let sites = 0

/** The API over a filled database, with an account of each kind. Each site has a cache of answers of its own. */
export async function openGateSite({ database, rows }: Awaited<ReturnType<typeof openRealContent>>): Promise<GateSite> {
  const site = await openAccountSite({}, database)
  sites += 1
  const tokens = new Map<VisitorName, string>()
  const userIds = new Map<VisitorName, number>()
  const cookies = new Map<VisitorName, string>()
  for (const [place, name] of visitorNames.entries()) {
    const reader = visitors[name]
    if (reader === null) continue
    const email = `cong-${sites}-${place}@example.vn`
    const { token, userId } = await site.newUser(email, registration(email, { userType: 0 }))
    const { userType, staffApproved } = reader
    const account = { userType, staffApproved: name === REVOKED || staffApproved }
    await database.query.updateTable('users').set(account).where('id', '=', userId).execute()
    // Whose approval is taken back has passed her second step, as she read before.
    if (name === REVOKED || ('secondStep' in reader && reader.secondStep === 'passed'))
      cookies.set(name, await site.prove(token))
    tokens.set(name, token)
    userIds.set(name, userId)
  }

  async function send(visitor: VisitorName, method: 'GET' | 'POST' | 'DELETE', url: string, body: unknown) {
    const token = tokens.get(visitor)
    const cookie = cookies.get(visitor)
    const answer: { statusCode: number; body: string; headers: Record<string, unknown> } = await site.server.app.inject(
      {
        method,
        url,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(cookie === undefined ? {} : { cookie }),
        },
        ...(body === undefined ? {} : { payload: Object(body) }),
      },
    )
    return answer
  }

  const ask: GateSite['ask'] = async (visitor, call, { query = {}, body } = {}) => {
    const { method, path } = callAddresses[call]
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const answer = await send(visitor, method, `${path}?${search}`, body)
    const envelope = JSON.parse(answer.body)
    return {
      status: answer.statusCode,
      code: envelope.code ?? '',
      text: answer.body,
      data: envelope.data,
      cacheControl: String(answer.headers['cache-control'] ?? ''),
      vary: String(answer.headers.vary ?? ''),
    }
  }

  const open: GateSite['open'] = async (url, headers = {}) => {
    const answer = await site.server.app.inject({ url, headers })
    const isFailure = String(answer.headers['content-type']).startsWith('application/json')
    return {
      status: answer.statusCode,
      code: isFailure ? (answer.json().code ?? '') : '',
      bytes: answer.rawPayload,
      cacheControl: String(answer.headers['cache-control'] ?? ''),
      headers: answer.headers,
    }
  }

  return {
    database,
    rows,
    ask,
    open,
    formerLink: await readThenRevoke(ask, userIds.get(REVOKED) ?? 0, rows),
    close: () => site.server.app.close(),
  }
}

/** Reads all there is for staff while she may, then an administrator takes her approval back. Resolves with a link from before. */
async function readThenRevoke(ask: GateSite['ask'], userId: number, { articles, staff_files }: GateSite['rows']) {
  const fileId = staff_files[0]?.id ?? 0
  await ask(REVOKED, 'Staff/GetFiles')
  const link = await ask(REVOKED, 'Staff/GetFileLink', { body: { fileId } })
  const catalogs = new Set(articles.map(({ article_catalog_id: id }) => id))
  for (const catalogId of catalogs) await ask(REVOKED, 'Article/GetByCatalog', { query: { catalogId, pageSize: 50 } })
  for (const { id } of articles) await ask(REVOKED, 'Article/GetById', { query: { id } })
  const body = { userId, decision: 'revoked', reason: 'Thử', lastDecisionId: 0 }
  const revoked = await ask('an administrator', 'Staff/Decide', { body })
  if (link.status !== 200 || revoked.status !== 200) throw new Error(`${link.text} ${revoked.text}`)
  return String(Object(link.data).url)
}

export function audienceOfVisitor(name: VisitorName): Audience {
  return audienceOf(visitors[name])
}
