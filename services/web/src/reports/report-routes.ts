import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createLimiter, readJsonBodies } from 'service-host'
import type { Registry } from 'shared-contracts/remotes'
import { REPORTS_PATH } from '../documents/html/content-security'
import type { Trial } from '../variants/choose-versions'
import { type Fault, readFaults } from './read-faults'
import { readReports, type Violation } from './read-reports'

export interface ReportRoutesOptions {
  readonly registry: () => Registry
  readonly trials: () => readonly Trial[]
  readonly count: (violation: CountedViolation) => void
  /** A unit failed in a browser, in a version that the registry knows. */
  readonly onFault: (fault: Fault, visitorAddress: string) => void
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
const PER_MINUTE = 600
/** In place of an address, where all count together. */
const EVERYBODY = 'everybody'
const LINES_PER_MINUTE = 10

/**
 * `POST /reports`: what browsers refused to run or load, and which units failed in them, counted by unit and version. Anybody can send anything here: it is
 * small, limited, and nothing of it is kept but the counts and a few lines of log without addresses of pages.
 */
export async function reportRoutes(app: FastifyInstance, options: ReportRoutesOptions): Promise<void> {
  await app.register(async (scope) => {
    const limiter = (name: string, points: number) =>
      createLimiter({
        store: { kind: 'memory' },
        name,
        points,
        windowSeconds: MINUTE_MS / 1000,
        onStoreFailure: (err) => app.log.error({ err }, 'Reports can not be counted'),
      })
    const ofVisitor = limiter('reports of a visitor', PER_VISITOR_AND_MINUTE)
    const ofAll = limiter('reports', PER_MINUTE)
    const mayLog = lineBudget(LINES_PER_MINUTE, MINUTE_MS, options.now)
    // Before the body is read.
    const refuseTooMany = async (request: FastifyRequest, reply: FastifyReply) => {
      const { refused, retryAfterSeconds } = await ofVisitor.consume(request.visitor.address)
      if (refused || (await ofAll.consume(EVERYBODY)).refused) {
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
      for (const violation of violations) {
        const counted = labelsOf(violation, options.registry())
        options.count(counted)
        if (mayLog()) {
          const { blocked, file } = violation
          request.log.warn(
            { ...counted, blocked, file: counted.unit === 'other' ? null : file?.name },
            'A browser refused',
          )
        }
      }
      for (const fault of readFaults(request.body)) {
        if (isKnown(fault, options.registry()) || isTried(fault, options.trials()))
          options.onFault(fault, request.visitor.address)
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

function isTried({ unit, version }: Pick<Fault, 'unit' | 'version'>, trials: readonly Trial[]): boolean {
  return trials.some((trial) => trial.unit === unit && trial.version === version)
}

/** At most so many lines in each stretch of time. */
function lineBudget(lines: number, everyMs: number, now: () => number): () => boolean {
  let until = 0
  let left = 0
  return () => {
    if (now() >= until) {
      until = now() + everyMs
      left = lines
    }
    left -= 1
    return left >= 0
  }
}
