export { ExplorerBarChart } from './ExplorerBarChart'
export { ExplorerLineChart } from './ExplorerLineChart'
export type { ExplorerBand, ExplorerLine, ExplorerPoints, ExplorerXAxis } from './explorer-model'
