export { Counts } from './components/Counts'
export { Family } from './components/Family'
export { OverviewCard, OverviewNotices } from './components/OverviewCard'
export { asksWhetherBorn, childFacts } from './rules/profile-words'
