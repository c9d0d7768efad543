import { CallFailure, type Limiter, type Visitor } from 'service-host'

/** A visitor has had more of the processor than one visitor may. `retryAfterSeconds`: when there is some again. */
export class AllowanceUsedUp extends CallFailure {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super(
      429,
      'too_many_requests',
      `Bạn vừa nhờ dựng rất nhiều thực đơn. Bạn đợi khoảng ${retryAfterSeconds} giây rồi thử lại nhé.`,
    )
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Processor time that each visitor may use, in milliseconds. What a menu takes is known only afterwards, so it is counted then. */
export interface Allowance {
  /** To be awaited before any work. Rejects with AllowanceUsedUp. */
  enter(visitor: Visitor): Promise<void>
  charge(visitor: Visitor, ms: number): void
}

/** Reading, checking and answering a request, whatever comes of it. */
const REQUEST_MS = 2

/** A visitor's milliseconds are counted over this time. */
export const ALLOWANCE_WINDOW_SECONDS = 60

/** Over a limiter whose points are milliseconds. Services of the site are not counted. */
export function createAllowance(limiter: Limiter): Allowance {
  return {
    async enter({ address, service }) {
      if (service) return
      const { refused, retryAfterSeconds } = await limiter.consume(address, REQUEST_MS)
      if (refused) throw new AllowanceUsedUp(retryAfterSeconds)
    },
    charge({ address, service }, ms) {
      if (!service) void limiter.consume(address, Math.ceil(ms))
    },
  }
}

/** For tests and benchmarks. */
export const unlimited: Allowance = { enter: async () => undefined, charge: () => undefined }
