import { createLimiter, type Limiter, visitorAddress } from 'service-host'

/** Why a visit is not counted. */
export type DroppedVisit = 'visitor' | 'page' | 'new-page' | 'day'

export interface VisitShares {
  /** Null: the visit may count. */
  of(address: string, unit: string, page: string): Promise<DroppedVisit | null>
  /** Whether a visitor may begin another page of a version. */
  mayBegin(address: string): Promise<boolean>
}

/** Everything counts. */
export const NO_SHARES: VisitShares = { of: async () => null, mayBegin: async () => true }

const HOUR = 3_600
/** A household that opens a page every minute. */
const OF_VISITOR = { points: 60, windowSeconds: HOUR }
/** What one visitor can do to the figure of a page. */
const OF_PAGE = { points: 10, windowSeconds: HOUR }
/** After a release somebody is the first on each page, but nobody on many. */
const OF_NEW_PAGES = { points: 5, windowSeconds: 24 * HOUR }

/** What one visitor's browsers may add, so that a flood of one takes nothing from others. Counted by this process alone, as nothing depends on it but figures. */
export function createVisitShares(): VisitShares {
  const limiter = (name: string, bounds: { points: number; windowSeconds: number }): Limiter =>
    createLimiter({ store: { kind: 'memory' }, name, ...bounds, onStoreFailure: () => undefined })
  const ofVisitor = limiter('visits', OF_VISITOR)
  const ofPage = limiter('visits of a page', OF_PAGE)
  const ofNewPages = limiter('new pages', OF_NEW_PAGES)
  return {
    async of(address, unit, page) {
      if ((await ofVisitor.consume(address)).refused) return 'visitor'
      return (await ofPage.consume(`${visitorAddress(address)} ${unit} ${page}`)).refused ? 'page' : null
    },
    mayBegin: async (address) => !(await ofNewPages.consume(address)).refused,
  }
}
