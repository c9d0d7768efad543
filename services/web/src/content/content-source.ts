import { callSchemas } from 'shared-contracts/call-schemas'
import { callAddresses } from 'shared-contracts/calls'
import { articlePath, classPath, dishPath, paths } from 'shared-contracts/paths'
import type { z } from 'zod'

/** What the document host itself asks the API for; the units' data goes through the render workers. */
export interface ContentSource {
  /** Changes whenever published content changes. Rejects when the API does not answer. */
  revision(): Promise<string>
  /** Where a former address leads; null: it is not a former address. Takes a decoded path. */
  redirect(path: string): Promise<RedirectAnswer | null>
  /** The path of an article by id, or null. */
  articlePath(articleId: number): Promise<string | null>
  /** Addresses that no route names by itself: articles, dishes, classes. */
  sitemapEntries(): Promise<readonly SitemapEntry[]>
}

export type RedirectAnswer = { readonly status: 301; readonly location: string } | { readonly status: 410 }

export interface SitemapEntry {
  /** Decoded path. */
  readonly path: string
  /** `YYYY-MM-DD`, or null. */
  readonly lastModified: string | null
}

const answers = {
  'Content/GetRevision': callSchemas['Content/GetRevision'].answer,
  'Redirect/Resolve': callSchemas['Redirect/Resolve'].answer,
  'Article/GetById': callSchemas['Article/GetById'].answer.pick({ articleId: true, slug: true, catalog: true }),
  'Sitemap/GetEntries': callSchemas['Sitemap/GetEntries'].answer,
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
  ): Promise<z.output<S> | null> {
    const search = new URLSearchParams(query).toString()
    const response = await fetch(`${apiUrl}${callAddresses[name].path}${search === '' ? '' : `?${search}`}`, {
      headers: { ...headers, accept: 'application/json' },
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
      return String(answer.revision)
    },
    async redirect(path) {
      const answer = await ask('Redirect/Resolve', answers['Redirect/Resolve'], { path })
      if (answer?.kind === 'gone') return { status: 410 }
      return answer?.kind === 'moved' ? { status: 301, location: answer.to } : null
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
    async sitemapEntries() {
      const entries = (await ask('Sitemap/GetEntries', answers['Sitemap/GetEntries'])) ?? []
      return entries.map((entry) => ({ path: pathOf(entry), lastModified: entry.lastModified }))
    },
  }
}

class UnansweredCall extends Error {
  constructor(
    call: string,
    readonly status: number,
  ) {
    super(`${call} answered ${status}`)
  }
}

function pathOf(entry: z.output<(typeof answers)['Sitemap/GetEntries']>[number]): string {
  const { id, slug } = entry
  if (entry.kind === 'dish') return dishPath({ dishId: id, slug })
  if (entry.kind === 'cooking-class') return classPath(id)
  return articlePath({ articleId: id, slug, catalog: { code: entry.catalogCode ?? '' } })
}
