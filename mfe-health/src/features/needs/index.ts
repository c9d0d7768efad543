export { AudienceForm } from './components/AudienceForm'
export { MenuRanges } from './components/MenuRanges'
export { NeedsTable } from './components/NeedsTable'
export { OwnStages } from './components/OwnStages'
export { PrintNeedsButton } from './printing/PrintNeedsButton'
export { needsQuery } from './requests/recommended-needs'
export { activityChoices, DEFAULT_ACTIVITY, hasActivity, needsSearch } from './rules/activity'
export {
  type Audience,
  audienceCode,
  audienceObjectTypeId,
  LAST_CHILD_MONTH,
  parseAudience,
} from './rules/audience'
export { audienceTitle } from './rules/audience-title'
export { needsChoice } from './rules/needs-choice'
export { usedSources } from './rules/used-sources'
export { useNeedsChoice } from './use-needs-choice'
