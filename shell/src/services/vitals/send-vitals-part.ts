import { callAddresses } from 'shared-contracts/calls'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

export interface VisitedPage {
  readonly unit: string
  readonly version: string
  /** Id of its route. */
  readonly page: string
}

/**
 * Measures the visit that began with this document and sends it when the page is first hidden: visitors may never come back to
 * a hidden page. What happens to who does come back is not counted, as a visit counts once. Pages moved to without a document
 * count as part of it.
 */
export function sendVitals(page: VisitedPage): void {
  const values: Partial<Record<Metric['name'], number>> = {}
  const keep = ({ name, value }: Metric): void => {
    values[name] = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value)
  }
  for (const measure of [onLCP, onINP, onCLS, onFCP, onTTFB]) measure(keep)

  const onHidden = (): void => {
    if (document.visibilityState !== 'hidden') return
    document.removeEventListener('visibilitychange', onHidden)
    if (Object.keys(values).length === 0) return
    const body = new Blob([JSON.stringify({ ...page, values })], { type: 'application/json' })
    navigator.sendBeacon(callAddresses['Vitals/Add'].path, body)
  }
  // After the listeners of the metrics, which report what they have: theirs are the window's, in the capture phase
  document.addEventListener('visibilitychange', onHidden)
}
