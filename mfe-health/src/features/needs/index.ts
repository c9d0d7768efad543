export { AudienceForm } from './components/AudienceForm'
export { NeedsPictures } from './components/NeedsPictures'
export { NeedsTable } from './components/NeedsTable'
export { needsQuery } from './requests/recommended-needs'
export {
  type Audience,
  audienceCode,
  audienceObjectTypeId,
  DEFAULT_AUDIENCE,
  LAST_CHILD_MONTH,
  parseAudience,
} from './rules/audience'
export { audienceTitle } from './rules/audience-title'
export { needSources } from './rules/need-sources'
