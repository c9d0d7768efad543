export { anyCharacter } from './any-character'
export { isWholeRun, pairings, runSize } from './run-size'
