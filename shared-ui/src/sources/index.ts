export { type Source, SourceList } from './SourceList'
