import { IMAGES_BODY_LIMIT_BYTES } from '../../domain/constants/body-limits'
import { addressesOn, freshRead, publicRead, userPost, userRead } from './define'

export const surveyAddresses = addressesOn('api', {
  'Survey/SubmitSurvey': { ...userPost, bodyLimitBytes: IMAGES_BODY_LIMIT_BYTES },
  'Survey/GetAllActiveSurvey': publicRead(60),
  'Survey/GetSurveyByObjectTypeId': publicRead(60),
  'Survey/GetRemainingSurveys': userRead,
  /** Drafts show to administrators or with a signed link, so the answer is never cached. */
  'Survey/GetById': freshRead,
  'Survey/GetSubmittedSurveys': userRead,
  'Survey/GetSubmittedSurvey': userRead,
  'Poll/SubmitPoll': userPost,
  'Poll/GetAllActivePoll': publicRead(60),
  'Poll/GetPollByObjectTypeId': userRead,
  'Poll/GetRemainingPolls': userRead,
  'Poll/GetById': freshRead,
  'Poll/GetSubmittedPoll': userRead,
})
