export { ExplorerBarChart, type ExplorerBarChartProps, type ExplorerBars } from './ExplorerBarChart'
export { ExplorerLineChart, type ExplorerLineChartProps } from './ExplorerLineChart'
export type {
  ExplorerAxis,
  ExplorerBand,
  ExplorerLine,
  ExplorerPoints,
  ExplorerRange,
  ExplorerXAxis,
  Place,
} from './explorer-model'
export type { ZoomWindow } from './zoom/zoom-window'
