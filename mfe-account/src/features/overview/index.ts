export { Counts } from './components/Counts'
export { Family } from './components/Family'
export { OverviewCard, OverviewNotices } from './components/OverviewCard'
export { asksWhetherBorn, childFacts, childName } from './rules/profile-words'
