export { AudienceControl } from './AudienceControl'
export { withAudience } from './audience-address'
export { type AudiencePage, type SiteAudience, useAudience } from './use-audience'
