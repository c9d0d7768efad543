import type { CallsOf, Handlers } from '../platform/calls/handler'
import { pollCalls } from './calls/poll.calls'
import { promptCalls } from './calls/prompt.calls'
import { surveyCalls } from './calls/survey.calls'
import type { SurveyServices } from './services'

export type { SurveyAccess, SurveyServices } from './services'
export { signPreview } from './store/preview.store'
export { forgetHealthAnswers, forgetOldSubmissions } from './store/submission.store'

/** Surveys, polls and popups as visitors get them, and what they answer. */
export function surveyCapabilityCalls(
  services: SurveyServices,
): Handlers<CallsOf<'Survey' | 'Poll' | 'Prompt'> | 'Popup/GetActivePopupByPage' | 'Popup/GetById'> {
  return { ...surveyCalls(services), ...pollCalls(services), ...promptCalls(services) }
}
