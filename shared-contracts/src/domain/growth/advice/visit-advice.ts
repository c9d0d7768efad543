import { type GrowthAdvice, growthAdvice } from './growth-advice'
import { adviceAgeInDays } from './growth-findings'
import { type AdvisedVisit, type MeasuredVisit, visitFindings } from './visit-findings'

/** The one verdict about a visit and what it asks for, wherever it is shown; null when nothing could be judged. */
export function visitAdvice(visit: AdvisedVisit, earlier: MeasuredVisit | undefined): GrowthAdvice | null {
  return growthAdvice(visitFindings(visit, earlier), adviceAgeInDays(visit), visit.dangerSigns)
}
