export { statisticCalls } from './calls/statistic.calls'
