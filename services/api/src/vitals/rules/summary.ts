import type { CallAnswer } from 'shared-contracts/calls'
import { percentile } from './histogram'

type Item = CallAnswer<'Vitals/GetFigures'>['items'][number]

export interface BucketVisits extends Pick<Item, 'unit' | 'version' | 'page' | 'metric'> {
  readonly bucket: number
  readonly visits: number
}

const SHARE = 0.75

/** One item for each metric of a page, in the order of the rows. */
export function summarise(rows: readonly BucketVisits[]): Item[] {
  const groups = new Map<string, BucketVisits[]>()
  for (const row of rows) {
    const key = [row.unit, row.version, row.page, row.metric].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { unit, version, page, metric } = first
    const visits = group.reduce((sum, row) => sum + row.visits, 0)
    const p75 = percentile(metric, new Map(group.map((row) => [row.bucket, row.visits])), SHARE)
    return [{ unit, version, page, metric, p75, visits }]
  })
}
