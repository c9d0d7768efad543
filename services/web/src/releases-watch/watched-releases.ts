import type { HistoryEntry, RegistryState } from '../registry/registry-state'
import { isOfReports } from './judge-release'
import { keyOf, type Release } from './release-figures'

/** The name that the history knows the watch by. */
export const WATCH_NAME = 'release-watch'

/** A version that came a short while ago and may be taken back by itself. */
export interface Watched extends Release {
  /** What visitors get when it is taken back. */
  readonly previous: string
  readonly isTrial: boolean
  /** When it was promoted, or its trial began or got another share; ms since 1970. What was counted before counts for nothing. */
  readonly since: number
  /** The set that it was promoted with, or is tried in. */
  readonly set: string | null
}

/** Tells one promotion of a version from another. */
export const watchKey = (watched: Watched): string => `${keyOf(watched)}#${watched.since}`

/**
 * What is watched now, newest first: a host that was started a moment ago knows it as well. Never the first version of a unit, nor what somebody went
 * back to. Pure.
 */
export function watchedReleases({ units, history }: RegistryState, watchMs: number, now: number): readonly Watched[] {
  const isNew = ({ at, who }: HistoryEntry) => who !== WATCH_NAME && now - Date.parse(at) < watchMs
  const watched = Object.entries(units).flatMap(([unit, { active, previous, canary, enabled }]): Watched[] => {
    const entries = history[unit] ?? []
    if (!enabled) return []
    const found: Watched[] = []
    const last = entries.find(({ action }) => action === 'promote' || action === 'rollback')
    const to = last?.before ?? previous
    if (last?.action === 'promote' && last.version === active && to !== null && to !== active && isNew(last))
      found.push(watchedBy(unit, active, to, last, false))
    const tried = entries.find(({ action }) => action === 'canary')
    if (canary && tried?.version === canary.version && tried.percent !== 0 && isNew(tried))
      found.push(watchedBy(unit, canary.version, active, tried, true))
    return found
  })
  return watched.sort((a, b) => b.since - a.since)
}

function watchedBy(unit: string, version: string, previous: string, entry: HistoryEntry, isTrial: boolean): Watched {
  return { unit, version, previous, isTrial, since: Date.parse(entry.at), set: entry.set ?? null }
}

const OF_UNIT_MS = 86_400_000
const OF_ANY_MS = 600_000

/**
 * Why reports alone take nothing back now, in Vietnamese; null: they do. Whoever forges them well takes back one version a day of a unit, and never two
 * units at once. The history tells what was done. Pure.
 */
export function refusalOfReports(history: RegistryState['history'], { unit }: Release, now: number): string | null {
  const doneWithin = (ms: number) => (entry: HistoryEntry) =>
    entry.who === WATCH_NAME && isOfReports(entry.why) && now - Date.parse(entry.at) < ms
  if (history[unit]?.some(doneWithin(OF_UNIT_MS)))
    return 'trong 24 giờ qua một bản của phần này đã tự quay lại vì báo lỗi'
  if (Object.values(history).some((entries) => entries.some(doneWithin(OF_ANY_MS))))
    return 'trong 10 phút qua một phần khác đã tự quay lại vì báo lỗi'
  return null
}
