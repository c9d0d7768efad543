export { checkDraft } from './check-draft'
export { popupButtonPosition, popupButtonPositions, questionTypes } from './choices'
export type {
  DeskDraft,
  DraftAnswer,
  DraftGroup,
  DraftQuestion,
  PollDraft,
  PopupDraft,
  SurveyDraft,
} from './draft'
export type { Finding, ImageFacts } from './finding'
export { RESULTS_MIN_ANSWERS, surveyLimits } from './limits'
