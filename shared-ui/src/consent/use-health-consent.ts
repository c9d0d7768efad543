import { useConsents } from 'shared-frame'

/** Whether the visitor lets her health data be kept; the latest word counts. Null: not known yet. */
export function useHealthConsent(): boolean | null {
  const { data } = useConsents()
  if (data === undefined) return null
  return data.find(({ purpose }) => purpose === 'health-data')?.given ?? false
}
