export { AudienceForm } from './components/AudienceForm'
export { MenuRanges } from './components/MenuRanges'
export { NeedsPictures } from './components/NeedsPictures'
export { NeedsTable } from './components/NeedsTable'
export { OwnStages } from './components/OwnStages'
export { needsQuery } from './requests/recommended-needs'
export { DEFAULT_ACTIVITY, hasActivity, needsSearch, parseActivity } from './rules/activity'
export {
  type Audience,
  audienceCode,
  audienceObjectTypeId,
  DEFAULT_AUDIENCE,
  LAST_CHILD_MONTH,
  parseAudience,
} from './rules/audience'
export { audienceTitle } from './rules/audience-title'
export { usedSources } from './rules/used-sources'
