export { gainStatusTitles } from 'shared-contracts/gestation'
export { ChartGround } from './drawing/ChartGround'
export { ChartMark } from './drawing/ChartMark'
export type { ChartAxis, ChartBand, ChartLine, ChartModel, ChartPlace, ChartPoint } from './drawing/chart-model'
export { screenPalette } from './drawing/chart-palette'
export { chartScale, nearestPoint, roundTicks } from './drawing/chart-scale'
export { PAPER_CHART, svgTextOf } from './drawing/svg-text'
export { type GainVisit, gainChartModel } from './gain/gain-chart-model'
export {
  ageTicks,
  BOOK_LINES,
  type GrowthChartKind,
  growthChartModel,
  growthTableOf,
  monthLabel,
} from './growth/growth-chart-model'
export { presetForAge, type RangePreset, rangePresets } from './growth/growth-ranges'
export { type GrowthChartVisit, visitPoints, visitRows } from './growth/growth-visits'
