import { SaveButton } from 'shared-frame/saving'
import {
  type ChartModel,
  type GrowthChartKind,
  type GrowthChartVisit,
  PAPER_CHART,
  svgTextOf,
} from 'shared-ui/clinical-charts'
import { svgPng } from 'shared-ui/drawing'
import { chartStyles as styles } from '../../charts'
import { visitsCsv } from './visits-csv'

interface Props {
  readonly model: ChartModel
  readonly kind: GrowthChartKind
  readonly visits: readonly GrowthChartVisit[]
}

/** Takes the chart away: a picture to send, the figures for a spreadsheet. */
export function ChartActions({ model, kind, visits }: Props) {
  return (
    <div className={styles.actions} data-no-print>
      <SaveButton
        tone="quiet"
        size="small"
        file={async () => ({
          content: await svgPng(svgTextOf(model), PAPER_CHART, 2),
          name: `tang-truong-${kind}.png`,
        })}
      >
        Lưu ảnh PNG
      </SaveButton>
      {visits.length > 0 && (
        <SaveButton
          tone="quiet"
          size="small"
          file={() => ({
            content: new Blob([visitsCsv(visits)], { type: 'text/csv;charset=utf-8' }),
            name: 'tang-truong.csv',
          })}
        >
          Lưu bảng CSV
        </SaveButton>
      )}
    </div>
  )
}
