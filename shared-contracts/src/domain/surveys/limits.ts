/** Largest texts (letters) and lists of what editors make. The database holds the same. */
export const surveyLimits = {
  title: 200,
  summary: 600,
  purpose: 600,
  url: 500,
  objectTypes: 12,
  questions: 100,
  groups: 20,
  answers: 50,
  question: 1000,
  groupTitle: 300,
  answer: 500,
  keepDaysMax: 1825,
  popupContent: 4000,
  pageNames: 50,
  pageName: 60,
  buttonText: 60,
  secondToShowMax: 600,
} as const

/** Answers about health kept longer than that are doubted by the check. Working value of the programme. */
export const HEALTH_KEEP_DAYS = 365
/** An image of a popup that weighs or measures more is doubted: the overlay is 700 px wide, twice that is sharp everywhere. */
export const POPUP_IMAGE_MAX_BYTES = 300_000
export const POPUP_IMAGE_MAX_PX = 1400
/** Results of fewer answers are not told: they would tell of single people. */
export const RESULTS_MIN_ANSWERS = 5
