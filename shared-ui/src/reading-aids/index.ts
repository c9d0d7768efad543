export { ReadingAids, type ReadingAidsProps } from './ReadingAids'
export { readingText } from './reading-text'
