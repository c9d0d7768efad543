export { SURVEY_DRAFTS } from './draft-place'
export { type PollDraft, pollDrafts } from './poll-draft'
export { forgetDraft, type SendOutcome, sendWaitingSurvey, sendWaitingSurveys } from './send-waiting-surveys'
export { DRAFT_DAYS, type DraftAnswer, type SurveyDraft, surveyDrafts, type WaitingAnswer } from './survey-draft'
