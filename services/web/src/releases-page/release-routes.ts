import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createLimiter } from 'service-host'
import { loginPath, paths } from 'shared-contracts/paths'
import { UNIT_NAME } from 'shared-frame/registry'
import type { ContentSource } from '../content/content-source'
import { sessionIn, type VisitorSession } from '../documents/account-page'
import { escapeHtml } from '../documents/html/escape'
import { BadRelease } from '../registry/read-release'
import type { ReleaseStore } from '../registry/release-store'
import type { ReleaseTeam } from '../registry/signatures/release-keys'
import { Conflict } from '../registry/store/state-changes'
import type { ReadFigures } from '../releases-watch/release-figures'
import type { Suspicion } from '../releases-watch/suspicions'
import { PREVIEW_SECONDS, type Preview, previewPath, previewToken } from '../variants/preview-token'
import { accessOf, type ReleaseAccess } from './access'
import { actions, rightFor } from './actions'
import { applyOrder, unitsOf } from './apply-order'
import { offersOf } from './offers'
import { PAGE_POLICY, plainPage, type ReleasesPage, releasesPage } from './page-html'
import { type FormOrder, readForm } from './read-form'
import { formToken, isFormToken, isFromThisSite } from './same-site'
import { conflictText, messages } from './texts'
import { reportOf } from './unit-report'

export interface ReleaseRoutesOptions {
  readonly store: ReleaseStore
  /** Null: no keys file, so no teams. */
  readonly teams: () => Promise<readonly ReleaseTeam[] | null>
  readonly source: Pick<ContentSource, 'accountOf' | 'vitals' | 'isStepFresh' | 'confirmStep'>
  /** Signs the forms and the links for trying. */
  readonly secret: string
  readonly siteOrigin: string
  readonly figures: ReadFigures
  /** Versions that people are to look at. */
  readonly suspicions: () => readonly Suspicion[]
  /** Makes this host notice at once what was changed. */
  readonly refresh: () => Promise<void>
}

const PATH = '/-/releases'
const BODY_LIMIT_BYTES = 32_768
const PER_VISITOR_AND_MINUTE = 60
const HEADERS = {
  'cache-control': 'private, no-store',
  'content-language': 'vi',
  'content-security-policy': PAGE_POLICY,
  'x-robots-tag': 'noindex',
} as const

interface Session extends VisitorSession {
  readonly access: ReleaseAccess
}

/**
 * `/-/releases`: units, versions, history and the ways to change them, for administrators and the teams of the keys file; 404 for
 * others. It needs no shell, script or released file: it is there when one of those is broken.
 */
export async function releaseRoutes(app: FastifyInstance, options: ReleaseRoutesOptions): Promise<void> {
  const { store, source, secret } = options

  await app.register(async (scope) => {
    const ofVisitor = createLimiter({
      store: { kind: 'memory' },
      name: 'page of releases',
      points: PER_VISITOR_AND_MINUTE,
      windowSeconds: 60,
      onStoreFailure: (err) => app.log.error({ err }, 'Visits of the page of releases can not be counted'),
    })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.addHook('onRequest', async (request, reply) => {
      const { refused, retryAfterSeconds } = await ofVisitor.consume(request.visitor.address)
      if (!refused) return
      reply.header('retry-after', String(retryAfterSeconds))
      return sendPlain(reply, 429, messages.tooMany)
    })

    scope.get<{ Querystring: { unit?: string; done?: string } }>(PATH, async (request, reply) => {
      const session = await sessionOf(request, reply)
      if (session === null) return reply
      const action = actions.find((one) => one === request.query.done)
      const unit = (await store.list()).find(({ name }) => name === request.query.unit)?.name
      const done = action && unit ? { unit, action } : null
      return send(reply, 200, await pageOf(session, { done }))
    })

    scope.post(PATH, async (request, reply) => {
      const session = await sessionOf(request, reply)
      if (session === null) return reply
      const form = isFromThisSite(request.headers, options.siteOrigin) ? readForm(String(request.body)) : null
      if (form === null || !isFormToken(form.token, secret, session.token))
        return send(reply, 403, await pageOf(session, { problem: { text: messages.forged, detail: null } }))
      const { order, filled: refused } = form
      const may = (unit: string) => session.access.may(unit, rightFor[refused.action] ?? 'take-back')
      if (!may(refused.unit))
        return send(reply, 403, await pageOf(session, { problem: { text: messages.notAllowed, detail: null } }))
      if (order === null) return send(reply, 422, await pageOf(session, { refused }))
      try {
        if (!(await unitsOf(store, order)).every(may))
          return send(reply, 403, await pageOf(session, { problem: { text: messages.notAllowedSet, detail: null } }))
        const step = order.action === 'preview' ? null : await stepProblem(session, refused.typed.step, reply)
        if (step !== null) return send(reply, 403, await pageOf(session, { refused: { ...refused, errors: { step } } }))
        await applyOrder(store, order, session.access.userName)
        if (order.action === 'preview') {
          const href = options.siteOrigin + previewPath(previewToken(secret, previewOf(order)))
          return send(reply, 200, await pageOf(session, { previewHref: href }))
        }
      } catch (error) {
        const { status, problem } = explained(error)
        if (status === 500) request.log.error({ err: error, unit: order.unit }, 'A release could not be changed')
        return send(reply, status, await pageOf(session, { refused, problem }))
      }
      // The history says who and why; a log names no people.
      const { unit, action, version } = order
      request.log.info({ unit, action, version }, 'releases were changed on their page')
      await options.refresh()
      return reply
        .code(303)
        .headers({ ...HEADERS, location: `${PATH}?unit=${order.unit}&done=${order.action}` })
        .send()
    })
  })

  /** Why a change must wait for the second step; null: the session has passed it, a moment ago or by the code that was typed. */
  async function stepProblem(session: Session, typed: string, reply: FastifyReply): Promise<string | null> {
    if (await source.isStepFresh(session)) return null
    if (typed.trim() === '') return messages.stepAsked
    const outcome = await source.confirmStep(session, typed)
    if (outcome.kind === 'refused') return escapeHtml(outcome.message)
    reply.header('set-cookie', [...outcome.setCookies])
    return null
  }

  /** Null: the answer was sent. */
  async function sessionOf(request: FastifyRequest, reply: FastifyReply): Promise<Session | null> {
    const session = sessionIn(request.headers.cookie)
    try {
      const access = session && accessOf(await source.accountOf(session), await options.teams())
      if (access === 'second-step') {
        const security = { href: `${paths.security}?returnTo=${encodeURIComponent(PATH)}`, text: messages.toSecurity }
        send(reply, 403, plainPage(messages.title.step, messages.stepNeeded, security))
        return null
      }
      if (session && access) return { ...session, access }
    } catch (err) {
      request.log.error({ err }, 'The API does not tell whose session it is, or the keys file can not be read')
      sendPlain(reply, 503, messages.unknownSession)
      return null
    }
    sendPlain(reply, 404, messages.missing)
    return null
  }

  async function pageOf(
    { access, ...session }: Session,
    more: Partial<Pick<ReleasesPage, 'refused' | 'problem' | 'done' | 'previewHref'>>,
  ): Promise<string> {
    const [units, addresses, refused, doubts, vitals] = await Promise.all([
      store.list(),
      store.addresses(),
      store.refused(),
      store.doubts(),
      source.vitals(session).catch(() => null),
    ])
    return releasesPage({
      userName: access.userName,
      units: units
        .filter(({ name }) => UNIT_NAME.test(name))
        .map((unit) => reportOf(unit, units, { figures: options.figures, suspicions: options.suspicions(), vitals }))
        .map((report) => ({ report, offers: offersOf(report, access, refused) })),
      addresses,
      doubts,
      token: formToken(secret, session.token),
      ...{ refused: null, problem: null, done: null, previewHref: null },
      ...more,
    })
  }
}

function previewOf({ unit, version }: Pick<FormOrder, 'unit' | 'version'>): Preview {
  return { unit, version, until: Math.floor(Date.now() / 1_000) + PREVIEW_SECONDS }
}

function explained(error: unknown): { readonly status: number; readonly problem: ReleasesPage['problem'] } {
  if (error instanceof Conflict) return { status: 409, problem: { text: conflictText(error), detail: null } }
  if (error instanceof BadRelease) return { status: 422, problem: { text: messages.refused, detail: error.message } }
  return { status: 500, problem: { text: messages.failed, detail: null } }
}

function send(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.code(status).headers(HEADERS).type('text/html; charset=utf-8').send(html)
}

function sendPlain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return send(
    reply,
    status,
    plainPage(messages.title[status === 404 ? 'missing' : 'unavailable'], text, {
      href: loginPath(PATH),
      text: messages.login,
    }),
  )
}
