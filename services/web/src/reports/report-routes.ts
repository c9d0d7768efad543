import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify'
import { createLimiter } from 'service-host'
import type { Registry } from 'shared-contracts/remotes'
import { REPORTS_PATH } from '../documents/html/content-security'
import { readReports, type Violation } from './read-reports'

export interface ReportRoutesOptions {
  readonly registry: () => Registry
  /** The visitor's address, for the limit alone. */
  readonly visitor: (request: FastifyRequest) => string
  readonly count: (violation: CountedViolation) => void
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
const MINUTE_SECONDS = 60
const PER_VISITOR_AND_MINUTE = 20
const PER_MINUTE = 600
const LINES_PER_MINUTE = 10

/**
 * `POST /reports`: what browsers refused to run or load, counted by unit and version. Anybody can send anything here: it is
 * small, limited, and nothing of it is kept but the counts and a few lines of log without addresses of pages.
 */
export async function reportRoutes(app: FastifyInstance, options: ReportRoutesOptions): Promise<void> {
  await app.register(async (scope) => {
    // Counts are of this process alone: reports are many, and worth no question to a store.
    const limiter = (name: string, points: number) =>
      createLimiter({
        store: { kind: 'memory' },
        name,
        points,
        windowSeconds: MINUTE_SECONDS,
        onStoreFailure: () => undefined,
      })
    const ofVisitor = limiter('reports', PER_VISITOR_AND_MINUTE)
    const ofAll = limiter('all-reports', PER_MINUTE)
    const mayLog = lineBudget(LINES_PER_MINUTE, MINUTE_SECONDS * 1000, options.now)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
      scope.getDefaultJsonParser('ignore', 'ignore'),
    )
    scope.setErrorHandler<FastifyError>((error, _request, reply) =>
      reply
        .code(error.statusCode ?? 500)
        .header('cache-control', 'no-store')
        .send(),
    )
    // Before the body is read.
    scope.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const taken = [await ofVisitor.consume(options.visitor(request)), await ofAll.consume('everybody')]
      if (taken.some(({ refused }) => refused)) return reply.code(429).send()
    })
    scope.post(REPORTS_PATH, async (request, reply) => {
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
      if (violations.some(({ kind }) => kind === 'integrity')) options.onIntegrityViolation()
      return reply.code(204).send()
    })
  })
}

function labelsOf({ kind, file }: Violation, { units }: Registry): CountedViolation {
  const unit = units.find(({ name }) => name === file?.unit)
  if (!file || !unit) return { kind, unit: 'other', version: 'other' }
  const known = file.version === unit.version || file.version === unit.previousVersion
  return { kind, unit: unit.name, version: known ? file.version : 'other' }
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
