export { BookChart } from './BookChart'
export { default as chartStyles } from './Charts.module.css'
export { explorerSeries } from './explorer-series'
