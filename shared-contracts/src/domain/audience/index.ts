export { type Audience, audienceCode, audienceObjectTypeId, LAST_CHILD_MONTH, parseAudience } from './audience'
export { audienceTitle, inSentence, shortAudienceTitle } from './audience-title'
export { type OwnAudience, ownAudiences } from './own-audiences'
