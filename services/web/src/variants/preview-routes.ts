import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { hiddenCookie } from '../cookies'
import { locationOf } from '../documents/address'
import { escapeHtml } from '../documents/html/escape'
import { PAGE_POLICY, plainPage } from '../releases-page/page-html'
import { momentText } from '../releases-page/words'
import { PREVIEW_END_PATH, PREVIEW_PATH, readPreviewToken } from './preview-token'
import { PREVIEW_COOKIE } from './release-variants'

export interface PreviewRoutesOptions {
  readonly secret: string
  readonly isSecure: boolean
  readonly now: () => number
}

const texts = {
  title: 'Xem thử một bản phát hành',
  wrong: 'Liên kết xem thử này không đúng hoặc đã hết hạn. Bạn xin nhóm phát hành một liên kết mới nhé.',
  ended: 'Trình duyệt này lại xem các bản chính.',
  open: 'Mở trang chủ',
  end: 'Thôi xem thử',
} as const

const HOME = { href: '/', text: texts.open }

/**
 * `/-/preview?ban=<token>`: this browser, and no other, gets a version that is not active; `/-/preview?thoi`: no more, and back to the page that led
 * here, which is then shown in the versions of everybody.
 */
export function previewRoutes(app: FastifyInstance, { secret, isSecure, now }: PreviewRoutesOptions): void {
  const cookie = (value: string, seconds: number) => hiddenCookie(PREVIEW_COOKIE, value, seconds, isSecure)

  app.get<{ Querystring: Record<string, string> }>(PREVIEW_PATH, async (request, reply) => {
    const { ban, thoi } = request.query
    if (thoi !== undefined) {
      const page = pageBefore(request.headers)
      if (page !== null) reply.header('location', page)
      return send(reply, page === null ? 200 : 303, plainPage(texts.title, texts.ended, HOME), cookie('', 0))
    }
    const preview = typeof ban === 'string' ? readPreviewToken(secret, ban, now() / 1_000) : null
    if (preview === null) return send(reply, 404, plainPage(texts.title, texts.wrong, HOME))
    const { unit, version, until } = preview
    const text = `Trình duyệt này xem thử phần <b>${escapeHtml(unit)}</b>, bản <b>${escapeHtml(version)}</b>, đến ${momentText(new Date(until * 1_000).toISOString())}. Người khác vẫn xem bản chính.`
    const end = { href: PREVIEW_END_PATH, text: texts.end }
    const seconds = Math.max(1, Math.floor(until - now() / 1_000))
    // Copies of pages as everybody sees them, which the browser would show for ten minutes more.
    reply.header('clear-site-data', '"cache"')
    return send(reply, 200, plainPage(texts.title, text, HOME, end), cookie(String(ban), seconds))
  })
}

/** Path and query of the page of this site whose link was followed; null: there is none. */
function pageBefore({ referer = '', host }: IncomingHttpHeaders): string | null {
  const from = URL.canParse(referer) ? new URL(referer) : null
  if (from === null || from.host !== host || from.pathname === PREVIEW_PATH) return null
  return locationOf(from.pathname + from.search)
}

function send(reply: FastifyReply, status: number, html: string, setCookie?: string): FastifyReply {
  return reply
    .code(status)
    .headers({
      'cache-control': 'private, no-store',
      'content-language': 'vi',
      'content-security-policy': PAGE_POLICY,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      ...(setCookie === undefined ? {} : { 'set-cookie': setCookie }),
    })
    .type('text/html; charset=utf-8')
    .send(html)
}
