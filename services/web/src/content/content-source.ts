import { callSchemas } from 'shared-contracts/call-schemas'
import { callAddresses } from 'shared-contracts/calls'
import {
  articlePath,
  classPath,
  dishPath,
  menuPath,
  paths,
  type SharedKind,
  sharePicturePath,
} from 'shared-contracts/paths'
import { z } from 'zod'
import type { VisitorSession } from '../documents/account-page'

/** What the document host itself asks the API for; the units' data goes through the render workers. */
export interface ContentSource {
  /** Changes whenever published content changes. Rejects when the API does not answer. */
  revision(): Promise<ToldRevision>
  /** Where a former address leads; null: it is not a former address. Takes a decoded path. */
  redirect(path: string): Promise<RedirectAnswer | null>
  /** The path of an article by id, or null. */
  articlePath(articleId: number): Promise<string | null>
  /** What the picture of an article or dish shows when it is shared; null: there is none, or not for everybody. */
  shared(kind: SharedKind, id: number): Promise<SharedItem | null>
  /** The newest articles that everybody may read, of one catalog or all; null: there is no such catalog. */
  newestArticles(catalogCode: string | null): Promise<readonly FeedArticle[] | null>
  /** Id of the user whose token it is; null: nobody's. */
  userOf(token: string): Promise<number | null>
  /** The account of a session; null: nobody's. */
  accountOf(session: VisitorSession): Promise<SessionAccount | null>
  /** How fast pages are, by unit and version; null for who may not see it. */
  vitals(session: VisitorSession): Promise<readonly PageVitals[] | null>
  /** Whether the session may do what can't be undone; false: its second step is to be passed again. */
  isStepFresh(session: VisitorSession): Promise<boolean>
  /** Passes the second step of the session by what its user typed. */
  confirmStep(session: VisitorSession, typed: string): Promise<StepOutcome>
  /** Addresses that no route names by itself: articles, dishes, menus, classes. */
  sitemapEntries(): Promise<readonly SitemapEntry[]>
}

export type StepOutcome =
  /** `setCookies`: for the browser, which has passed it. */
  | { readonly kind: 'passed'; readonly setCookies: readonly string[] }
  /** `message`: why not, for the visitor. */
  | { readonly kind: 'refused'; readonly message: string }

export interface ToldRevision {
  readonly revision: string
  /** Another one: all caches are to be emptied. */
  readonly generation: number
}

export type RedirectAnswer = { readonly status: 301; readonly location: string } | { readonly status: 410 }

export interface SitemapEntry {
  /** Decoded path. */
  readonly path: string
  /** `YYYY-MM-DD`, or null. */
  readonly lastModified: string | null
  /** Path of the page's own picture, or null. */
  readonly image: string | null
}

export interface SharedItem {
  readonly id: number
  readonly title: string
  readonly illustration: string
}

export type SessionAccount = z.output<typeof sessionAccount>
export type PageVitals = z.output<(typeof answers)['Vitals/GetFigures']>['items'][number]
export type FeedArticle = z.output<(typeof answers)['Article/GetLatestArticles']>['items'][number]

const sessionAccount = callSchemas['User/UserInfo'].answer.pick({
  userName: true,
  userType: true,
  email: true,
  emailConfirmed: true,
  phoneNumber: true,
  phoneConfirmed: true,
  staffApproved: true,
  secondStep: true,
})
const sharedArticle = callSchemas['Article/GetById'].answer.pick({ articleId: true, title: true, illustration: true })
/** So many articles stand in a feed. */
const FEED_LENGTH = 20

const answers = {
  'Content/GetRevision': callSchemas['Content/GetRevision'].answer,
  'Redirect/Resolve': callSchemas['Redirect/Resolve'].answer,
  'Article/GetById': callSchemas['Article/GetById'].answer.pick({ articleId: true, slug: true, catalog: true }),
  'Dish/GetById': callSchemas['Dish/GetById'].answer.pick({ dishId: true, title: true, illustration: true }),
  'Article/GetLatestArticles': callSchemas['Article/GetLatestArticles'].answer.pick({ items: true }),
  'Article/GetByCatalog': callSchemas['Article/GetByCatalog'].answer.pick({ items: true }),
  'User/UserInfo': callSchemas['User/UserInfo'].answer.pick({ id: true }),
  'User/CheckSecondStep': callSchemas['User/CheckSecondStep'].answer,
  'Sitemap/GetEntries': callSchemas['Sitemap/GetEntries'].answer,
  'Vitals/GetFigures': callSchemas['Vitals/GetFigures'].answer.pick({ items: true }),
} as const

/**
 * @param apiUrl base address of the API without trailing slash
 * @param timeoutMs of one call: visitors wait for some of them
 * @param headers what proves to the API that a service asks
 */
export function createContentSource(
  apiUrl: string,
  timeoutMs: number,
  headers: Readonly<Record<string, string>>,
): ContentSource {
  /** Null for what the API does not know (404). Rejects for every other refusal and for an answer of another shape. */
  async function ask<S extends z.ZodType>(
    name: keyof typeof answers,
    answer: S,
    query: Readonly<Record<string, string>> = {},
    session: VisitorSession | null = null,
  ): Promise<z.output<S> | null> {
    const search = new URLSearchParams(query).toString()
    const response = await fetch(`${apiUrl}${callAddresses[name].path}${search === '' ? '' : `?${search}`}`, {
      headers: {
        ...headers,
        accept: 'application/json',
        ...headersOf(session),
      },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) {
      await response.body?.cancel()
      if (response.status === 404) return null
      throw new UnansweredCall(name, response.status)
    }
    const envelope: { readonly data?: unknown } = await response.json()
    return answer.parse(envelope.data)
  }

  return {
    async revision() {
      const answer = await ask('Content/GetRevision', answers['Content/GetRevision'])
      if (!answer) throw new Error('The API knows no content revision')
      return { revision: String(answer.revision), generation: answer.generation }
    },
    async redirect(path) {
      try {
        const answer = await ask('Redirect/Resolve', answers['Redirect/Resolve'], { path })
        if (answer?.kind === 'gone') return { status: 410 }
        return answer?.kind === 'moved' ? { status: 301, location: answer.to } : null
      } catch (error) {
        // No address that the table could have: too long.
        if (error instanceof UnansweredCall && (error.status === 400 || error.status === 422)) return null
        throw error
      }
    },
    async articlePath(articleId) {
      try {
        const answer = await ask('Article/GetById', answers['Article/GetById'], { id: String(articleId) })
        return answer && articlePath(answer)
      } catch (error) {
        // For medical staff alone. Their section has the gate, and leads those who may read on to the article's own address.
        if (error instanceof UnansweredCall && error.status === 401)
          return `${paths.professionalDocuments}/${articleId}`
        throw error
      }
    },
    async shared(kind, id) {
      const query = { id: String(id) }
      if (kind === 'dish') {
        const dish = await ask('Dish/GetById', answers['Dish/GetById'], query)
        return dish && { id: dish.dishId, title: dish.title, illustration: dish.illustration }
      }
      const article = await unlessClosed(ask('Article/GetById', sharedArticle, query))
      return article && { id: article.articleId, title: article.title, illustration: article.illustration }
    },
    async newestArticles(catalogCode) {
      const paging = { pageSize: String(FEED_LENGTH) }
      const page =
        catalogCode === null
          ? await ask('Article/GetLatestArticles', answers['Article/GetLatestArticles'], paging)
          : await unlessClosed(ask('Article/GetByCatalog', answers['Article/GetByCatalog'], { ...paging, catalogCode }))
      return page === null ? null : page.items
    },
    async userOf(token) {
      const user = await unlessClosed(ask('User/UserInfo', answers['User/UserInfo'], {}, { token, step: null }))
      return user?.id ?? null
    },
    accountOf: (session) => unlessClosed(ask('User/UserInfo', sessionAccount, {}, session)),
    async vitals(session) {
      const figures = await unlessClosed(ask('Vitals/GetFigures', answers['Vitals/GetFigures'], {}, session))
      return figures?.items ?? null
    },
    async isStepFresh(session) {
      const name = 'User/CheckSecondStep'
      return (await unlessClosed(ask(name, answers[name], {}, session))) !== null
    },
    async confirmStep(session, typed) {
      const name = 'User/ConfirmSecondStep'
      const code = typed.trim()
      const body = /^[\d\s]{6,8}$/.test(code) ? { code } : { recoveryCode: code }
      const response = await fetch(`${apiUrl}${callAddresses[name].path}`, {
        method: 'POST',
        headers: { ...headers, ...headersOf(session), 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.ok) {
        await response.body?.cancel()
        return { kind: 'passed', setCookies: response.headers.getSetCookie() }
      }
      if (response.status >= 500) throw new UnansweredCall(name, response.status)
      return { kind: 'refused', message: refusal.parse(await response.json()).message }
    },
    async sitemapEntries() {
      const entries = (await ask('Sitemap/GetEntries', answers['Sitemap/GetEntries'])) ?? []
      return entries.map((entry) => ({ path: pathOf(entry), lastModified: entry.lastModified, image: imageOf(entry) }))
    },
  }
}

const refusal = z.object({ message: z.string() })

/** What proves whose session it is, as the browser itself would send it. */
function headersOf(session: VisitorSession | null): Readonly<Record<string, string>> {
  if (session === null) return {}
  const { token, step } = session
  return { authorization: `Bearer ${token}`, ...(step === null ? {} : { cookie: step }) }
}

/** Not logged in, or not allowed. */
const CLOSED = [401, 403]

class UnansweredCall extends Error {
  constructor(
    call: string,
    readonly status: number,
  ) {
    super(`${call} answered ${status}`)
  }
}

/** Null for what is closed to whoever asks. */
async function unlessClosed<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof UnansweredCall && CLOSED.includes(error.status)) return null
    throw error
  }
}

function imageOf({ kind, id, title, illustration }: z.output<(typeof answers)['Sitemap/GetEntries']>[number]) {
  return illustration !== null && (kind === 'article' || kind === 'dish')
    ? sharePicturePath(kind, { id, title, illustration })
    : null
}

function pathOf(entry: z.output<(typeof answers)['Sitemap/GetEntries']>[number]): string {
  const { id, slug } = entry
  if (entry.kind === 'dish') return dishPath({ dishId: id, slug })
  if (entry.kind === 'menu') return menuPath(id)
  if (entry.kind === 'cooking-class') return classPath(id)
  return articlePath({ articleId: id, slug, catalog: { code: entry.catalogCode ?? '' } })
}
