import type { ReleaseFigures } from './release-figures'

export interface Evidence {
  readonly figures: ReleaseFigures
  /** Visitors whose browsers told of faults. */
  readonly tellers: number
}

/** A version that did not fail before is judged by no fewer than these. */
const FEWEST_FAILURES = 5
const FEWEST_TELLERS = 5
/** Failures a document that no version is blamed for. */
const USUAL = 0.05
/** How many times as bad as the version before, and as the other units meanwhile, a version has to be. */
const TIMES_AS_BAD = 3

/**
 * Why a version is to be taken back, in Vietnamese for who reads the history; null: it is not. Failures here are compared with the version before and with
 * the other units since the promotion: what fails everywhere is nobody's release. Anybody can tell of faults in a browser, so that visitors are counted,
 * not reports. Pure.
 */
export function judgeRelease(
  now: Evidence,
  { before, others }: { readonly before: Evidence; readonly others: ReleaseFigures },
): string | null {
  const { documents, failures } = now.figures
  const usual = Math.max(USUAL, TIMES_AS_BAD * shareOf(before.figures), TIMES_AS_BAD * shareOf(others))
  if (failures >= FEWEST_FAILURES && shareOf(now.figures) > usual) {
    return `${failures} trong ${documents} lần dựng trang trên máy chủ không thành`
  }
  if (now.tellers >= FEWEST_TELLERS && now.tellers >= TIMES_AS_BAD * before.tellers) {
    return `trình duyệt của ${now.tellers} người xem báo lỗi`
  }
  return null
}

function shareOf({ documents, failures }: ReleaseFigures): number {
  return documents === 0 ? 0 : failures / documents
}
