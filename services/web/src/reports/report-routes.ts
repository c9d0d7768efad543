import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createLimiter, readJsonBodies, visitorAddress, visitorNetwork } from 'service-host'
import type { Registry } from 'shared-frame/remotes'
import { REPORTS_PATH } from '../documents/html/content-security'
import type { FailureKind } from '../releases-watch/notes/visitor-sample'
import type { ToldFault } from '../releases-watch/watch-releases'
import type { Trial } from '../variants/choose-versions'
import { type Fault, readFaults } from './read-faults'
import { type Leaving, readLeavings } from './read-leavings'
import { readReports, type Violation } from './read-reports'

export interface ReportRoutesOptions {
  readonly registry: () => Registry
  readonly trials: () => readonly Trial[]
  /** Within the visitor's share. */
  readonly count: (violation: CountedViolation) => void
  readonly countFault: (fault: Fault) => void
  readonly countLeaving: (leaving: Leaving) => void
  readonly countDropped: (what: 'violation' | 'fault' | 'leaving', reason: 'share' | 'unknown') => void
  /** A unit failed in a browser, in a version that the registry knows; each time, whatever the visitor's share. */
  readonly onFault: (fault: ToldFault, visitorAddress: string) => void
  /** A released file was refused by a browser: it may have changed on this machine too. */
  readonly onIntegrityViolation: () => void
  readonly now: () => number
}

/** Labels from a closed set, whatever a report says: `other` stands for what the registry does not know. */
export interface CountedViolation {
  readonly kind: string
  readonly unit: string
  readonly version: string
}

const BODY_LIMIT_BYTES = 16_384
const MINUTE_MS = 60_000
const PER_VISITOR_AND_MINUTE = 20
/** Beside the first of each visitor, which has room of its own: so nobody's flood keeps others from being heard. */
const PER_MINUTE = 600
const FIRSTS_PER_MINUTE = 6_000
/** Of these: whoever has addresses without number has them in few networks. */
const FIRSTS_OF_NETWORK = 600
/** What one visitor adds at most to one figure: a browser reports the same thing once for each page. */
const PER_VISITOR_LABEL_AND_HOUR = 20
/** In place of an address, where all count together. */
const EVERYBODY = 'everybody'
const LINES_PER_MINUTE = 10
/** Of the lines above, so that one visitor, or one fault, doesn't hide the others. */
const LINES_OF_VISITOR = 1
const LINES_OF_LABEL = 5

/**
 * `POST /reports`: what browsers refused to run or load, which units failed in them and what they left behind, counted by unit and version. Anybody can send anything here: it is
 * small, limited for all and for each visitor, and nothing of it is kept but the counts and a few lines of log without addresses of pages.
 */
export async function reportRoutes(app: FastifyInstance, options: ReportRoutesOptions): Promise<void> {
  await app.register(async (scope) => {
    const limiter = (name: string, points: number, windowMs = MINUTE_MS) =>
      createLimiter({
        store: { kind: 'memory' },
        name,
        points,
        windowSeconds: windowMs / 1000,
        onStoreFailure: (err) => app.log.error({ err }, 'Reports can not be counted'),
      })
    const ofVisitor = limiter('reports of a visitor', PER_VISITOR_AND_MINUTE)
    const firstOfVisitor = limiter('first report of a visitor', 1)
    const firsts = limiter('first reports', FIRSTS_PER_MINUTE)
    const firstsOfNetwork = limiter('first reports of a network', FIRSTS_OF_NETWORK)
    const ofAll = limiter('reports', PER_MINUTE)
    const ofLabel = limiter('reports of a visitor for a figure', PER_VISITOR_LABEL_AND_HOUR, 60 * MINUTE_MS)
    const mayLog = lineBudget(options.now)
    const isWithinShare = async (visitor: string, label: string): Promise<boolean> =>
      !(await ofLabel.consume(`${visitor} ${label}`)).refused
    // Before the body is read.
    const refuseTooMany = async (request: FastifyRequest, reply: FastifyReply) => {
      const { address } = request.visitor
      const { refused, retryAfterSeconds } = await ofVisitor.consume(address)
      const isFirst =
        !(await firstOfVisitor.consume(address)).refused &&
        !(await firstsOfNetwork.consume(`network ${visitorNetwork(address)}`)).refused
      const room = isFirst ? firsts : ofAll
      if (refused || (await room.consume(EVERYBODY)).refused) {
        return reply
          .code(429)
          .headers({ 'cache-control': 'no-store', 'retry-after': String(retryAfterSeconds || MINUTE_MS / 1000) })
          .send()
      }
    }
    scope.removeAllContentTypeParsers()
    readJsonBodies(scope, ['application/csp-report', 'application/reports+json'], {
      bodyLimit: BODY_LIMIT_BYTES,
      onPoisoning: 'ignore',
    })
    scope.setErrorHandler<FastifyError>((error, _request, reply) =>
      reply
        .code(error.statusCode ?? 500)
        .header('cache-control', 'no-store')
        .send(),
    )
    scope.post(REPORTS_PATH, { onRequest: refuseTooMany }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const violations = readReports(request.body)
      const visitor = visitorAddress(request.visitor.address)
      for (const violation of violations) {
        const counted = labelsOf(violation, options.registry())
        const label = [counted.kind, counted.unit, counted.version].join(' ')
        if (!(await isWithinShare(visitor, label))) {
          options.countDropped('violation', 'share')
          continue
        }
        options.count(counted)
        if (mayLog(visitor, label)) {
          const { blocked, file } = violation
          request.log.warn(
            { ...counted, blocked, file: counted.unit === 'other' ? null : file?.name },
            'A browser refused',
          )
        }
      }
      for (const fault of readFaults(request.body)) {
        if (!isKnown(fault, options.registry()) && !isTried(fault, options.trials())) {
          options.countDropped('fault', 'unknown')
          continue
        }
        options.onFault(toldFault(fault, options.registry()), request.visitor.address)
        const label = ['fault', fault.kind, fault.unit, fault.version].join(' ')
        if (await isWithinShare(visitor, label)) options.countFault(fault)
        else options.countDropped('fault', 'share')
      }
      for (const leaving of readLeavings(request.body)) {
        const { kind, unit, version } = leaving
        if (!isKnown(leaving, options.registry()) && !isTried(leaving, options.trials())) {
          options.countDropped('leaving', 'unknown')
        } else if (await isWithinShare(visitor, ['left', kind, unit, version].join(' '))) options.countLeaving(leaving)
        else options.countDropped('leaving', 'share')
      }
      if (violations.some(({ kind }) => kind === 'integrity')) options.onIntegrityViolation()
      return reply.code(204).send()
    })
  })
}

function labelsOf({ kind, file }: Violation, { units }: Registry): CountedViolation {
  const unit = units.find(({ name }) => name === file?.unit)
  if (!file || !unit) return { kind, unit: 'other', version: 'other' }
  const known = isKnown(file, { units: [unit] })
  return { kind, unit: unit.name, version: known ? file.version : 'other' }
}

function isKnown({ unit, version }: Pick<Fault, 'unit' | 'version'>, { units }: Pick<Registry, 'units'>): boolean {
  return units.some((known) => known.name === unit && [known.version, known.previousVersion].includes(version))
}

/** What did not arrive, or not in time, may be the network's fault. */
const FAILURE_OF: Readonly<Record<Fault['kind'], FailureKind>> = {
  load: 'slow',
  timeout: 'slow',
  mount: 'error',
  render: 'error',
}

/** Pages that the unit does not have were made up. */
function toldFault({ unit, version, kind, routeId, shell }: Fault, { units }: Registry): ToldFault {
  const page = units.find(({ name }) => name === unit)?.routes.find(({ id }) => id === routeId)?.id ?? null
  return {
    unit,
    version,
    // The frame is on all pages.
    page: unit === 'shell' ? null : page,
    kind: FAILURE_OF[kind],
    shell: unit === 'shell' ? version : (shell ?? ''),
  }
}

function isTried({ unit, version }: Pick<Fault, 'unit' | 'version'>, trials: readonly Trial[]): boolean {
  return trials.some((trial) => trial.unit === unit && trial.version === version)
}

/** At most so many lines of log in each minute, of them so many of a visitor and of a label. */
function lineBudget(now: () => number): (visitor: string, label: string) => boolean {
  let until = 0
  let left = 0
  const taken = new Map<string, number>()
  return (visitor, label) => {
    if (now() >= until) {
      until = now() + MINUTE_MS
      left = LINES_PER_MINUTE
      taken.clear()
    }
    const [ofVisitor, ofLabel] = [taken.get(`visitor ${visitor}`) ?? 0, taken.get(`label ${label}`) ?? 0]
    if (left === 0 || ofVisitor >= LINES_OF_VISITOR || ofLabel >= LINES_OF_LABEL) return false
    left -= 1
    taken.set(`visitor ${visitor}`, ofVisitor + 1)
    taken.set(`label ${label}`, ofLabel + 1)
    return true
  }
}
