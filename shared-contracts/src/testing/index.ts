export { anyCharacter } from './any-character'
export { isDue, isWholeRun, pairings, runSize } from './run-size'
export { writtenPhones } from './written-phones'
