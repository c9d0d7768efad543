export { isWholeRun, pairings, runSize } from './run-size'
