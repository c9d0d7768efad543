import { Button } from 'shared-ui'
import {
  type ChartModel,
  type GrowthChartKind,
  type GrowthChartVisit,
  PAPER_CHART,
  svgTextOf,
} from 'shared-ui/clinical-charts'
import { saveFile, svgPng } from 'shared-ui/drawing'
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
      <Button
        tone="quiet"
        size="small"
        onClick={async () => saveFile(await svgPng(svgTextOf(model), PAPER_CHART, 2), `tang-truong-${kind}.png`)}
      >
        Lưu ảnh PNG
      </Button>
      {visits.length > 0 && (
        <Button
          tone="quiet"
          size="small"
          onClick={() => saveFile(new Blob([visitsCsv(visits)], { type: 'text/csv;charset=utf-8' }), 'tang-truong.csv')}
        >
          Lưu bảng CSV
        </Button>
      )}
    </div>
  )
}
