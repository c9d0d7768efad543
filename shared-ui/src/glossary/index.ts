export { Term } from './Term'
export { TermList } from './TermList'
export { type GlossaryTerm, glossary } from './terms'
