export { StageOptions } from './StageOptions'
export { type SiteWhom, useFamily, useWhom, type WhomPage } from './use-whom'
export { WhomControl } from './WhomControl'
