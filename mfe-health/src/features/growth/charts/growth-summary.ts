import { type GrowthChartKind, type GrowthChartVisit, visitRows } from 'shared-ui/clinical-charts'

/** The chart in words, for those who can't see it and those in a hurry. */
export function growthSummary(kind: GrowthChartKind, visits: readonly GrowthChartVisit[]): string {
  const rows = visitRows(kind, visits)
  const newest = rows.at(-1)
  if (!newest) {
    return 'Bảy đường chuẩn từ −3 SD đến +3 SD. Phần lớn các bé khỏe mạnh nằm giữa hai đường −2 SD và +2 SD. Chưa có lần cân đo nào trên biểu đồ này.'
  }
  const score = newest.zScore === '–' ? '' : `, z-score ${newest.zScore}, bách phân vị ${newest.percentile}`
  const meaning = newest.meaning === '–' ? '' : ` ${newest.meaning.replace(/\.$/, '')}.`
  const count = rows.length === 1 ? '1 lần đo' : `${rows.length} lần đo`
  return `${count}. Lần gần nhất ngày ${newest.day}, bé ${newest.age}: ${newest.value}${score}.${meaning}`
}
