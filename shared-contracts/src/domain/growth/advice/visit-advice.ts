import { adviceAgeInDays } from '../assessment/preterm'
import { type GrowthAdvice, growthAdvice } from './growth-advice'
import { type AdvisedVisit, type MeasuredVisit, visitFindings } from './visit-findings'

/** The one verdict about a visit, seen with the ones before it, and what it asks for, wherever it is shown; null when nothing could be judged. */
export function visitAdvice(visit: AdvisedVisit, earlier: readonly MeasuredVisit[]): GrowthAdvice | null {
  return growthAdvice(visitFindings(visit, earlier), adviceAgeInDays(visit), visit.dangerSigns)
}
