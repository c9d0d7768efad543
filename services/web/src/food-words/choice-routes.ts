import type { FastifyInstance } from 'fastify'
import { foodWordsPath } from 'shared-contracts/paths'
import { readableCookie } from '../cookies'
import { locationOf } from '../documents/address'
import { sendStatic } from '../documents/document-routes'
import type { SiteIdentity } from '../documents/html/head-tags'
import { malformedPage } from '../documents/html/static-pages'
import { isFromThisSite } from '../releases-page/same-site'
import { wordsCookie } from './southern-documents'

export interface ChoiceRoutesOptions {
  readonly site: SiteIdentity
  readonly isSecure: boolean
}

/** Browsers keep no cookie longer than 400 days. */
const KEPT_SECONDS = 400 * 86_400
const BODY_LIMIT_BYTES = 1_000

/**
 * `POST words=south|north`, a form of `FoodWordsChoice`: keeps the choice in a cookie and leads back to the page. What the browser has of pages in the
 * other words goes: it would show them for ten minutes more.
 */
export async function choiceRoutes(app: FastifyInstance, { site, isSecure }: ChoiceRoutesOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.post(foodWordsPath, async ({ headers, body }, reply) => {
      const words = new URLSearchParams(String(body ?? '')).get('words')
      if (!isFromThisSite(headers, site.origin) || (words !== 'south' && words !== 'north')) {
        return sendStatic(reply, malformedPage, 400, site)
      }
      const [value, seconds] = words === 'south' ? [wordsCookie.south, KEPT_SECONDS] : ['', 0]
      return reply
        .code(303)
        .headers({
          location: pageBefore(headers.referer),
          'set-cookie': readableCookie(wordsCookie.name, value, seconds, isSecure),
          'clear-site-data': '"cache"',
          'cache-control': 'no-store',
        })
        .send()
    })
  })
}

/** The page that the form was on; only its path and query count, so that it is one of this site. */
function pageBefore(referer: string | undefined): string {
  if (referer === undefined || !URL.canParse(referer)) return '/'
  const { pathname, search } = new URL(referer)
  return locationOf(pathname + search) ?? '/'
}
