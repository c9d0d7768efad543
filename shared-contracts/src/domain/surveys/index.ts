export { checkDraft } from './check-draft'
export { type PopupButtonPosition, popupButtonPosition, popupButtonPositions, questionTypes } from './choices'
export type {
  DeskDraft,
  DraftAnswer,
  DraftGroup,
  DraftQuestion,
  PollDraft,
  PopupDraft,
  SurveyDraft,
} from './draft'
export type { DraftContext, Finding, ImageFacts } from './finding'
export {
  HEALTH_KEEP_DAYS,
  POPUP_IMAGE_MAX_BYTES,
  POPUP_IMAGE_MAX_PX,
  RESULTS_MIN_ANSWERS,
  surveyLimits,
} from './limits'
