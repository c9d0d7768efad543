import { type FetusCount, gainStandardFor, type MotherBefore } from 'shared-contracts/gestation'
import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import { type ChartModel, type GainVisit, gainChartModel } from 'shared-ui/clinical-charts'
import { bookTexts } from '../../../texts/book'
import { BookChart } from '../../charts'
import type { GainExplorerProps } from './GainExplorer'

export interface GainChartProps {
  /** Null: not known; the band of a normal BMI stands as an example. */
  readonly before: MotherBefore | null
  readonly visits: readonly GainVisit[]
  readonly fetusCount: FetusCount
}

const Explorer = clientOnly<GainExplorerProps>(
  () => import(/* webpackChunkName: "gain-explorer" */ './GainExplorer'),
  <LoadingState shape="panel" count={1} label={bookTexts.loadingExplorer} />,
)

/** A mother's weight gain through pregnancy: band and weighings. */
export default function GainChart({ before, visits, fetusCount }: GainChartProps) {
  const model = gainChartModel(before, visits, gainStandardFor(fetusCount))
  return (
    <BookChart
      model={model}
      title={model.title}
      summary={gainSummary(model)}
      explorer={<Explorer model={model} />}
      figures={{
        columns: ['Lần cân', 'Kết quả'],
        rows: model.points.map(({ id, title, details }) => ({ id, cells: [title, details.join('. ')] })),
      }}
      fileName="tang-can"
    />
  )
}

function gainSummary({ points, bands }: ChartModel): string {
  const newest = points.at(-1)
  if (newest) return `Lần gần nhất ngày ${newest.title}: ${newest.details.map(withSmallInitial).join('; ')}.`
  return `${bands.length > 0 ? 'Dải màu là khoảng tăng cân nên có. ' : ''}Chưa có lần cân nào trên biểu đồ.`
}

function withSmallInitial(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
