export { validateBirthDay } from './account/birth-day'
export { normaliseCode } from './account/code'
export { normaliseEmail, validateEmail } from './account/email'
export { validateLogin } from './account/login'
export { validateConfirmPassword, validateNewPassword } from './account/password'
export { formatPhone, normalisePhone, validatePhone } from './account/phone'
export {
  CHILDREN_MAX,
  childrenAlikeProblems,
  validateBirthYear,
  validateChildBirthDay,
  validateChildrenCount,
  validatePregnancyDays,
  validatePregnancyWeeks,
  validateWeighingWeeks,
} from './account/profile'
export { parseUserName, type UserName, validateUserName } from './account/user-name'
export {
  IMAGE_MAX_BYTES,
  IMAGES_PER_QUESTION,
  imageTypeOf,
  imageTypes,
  validateImage,
} from './answers/image-attachment'
export { IMAGE_MAX_PIXELS, imageSizeOf, validateImageSize } from './answers/image-size'
export {
  isAnswered,
  isOtherTextEnabled,
  selectAnswer,
  sentAnswerProblem,
  surveyQuestionTypes,
  validateSurveyAnswer,
} from './answers/survey-answer'
export {
  ARM_CM,
  areChildMeasuresSwapped,
  validateArm,
  validateCheckDay,
  validateChildMeasures,
  validateFollowUpDay,
  validateHead,
  validatePretermWeeks,
} from './measures/child-check'
export { validateChildLength, validateChildWeight } from './measures/child-measures'
export { isTakenMeasure, type MeasureName, measures, swapWords } from './measures/measures'
export { areMotherMeasuresSwapped, validateMotherHeight, validateMotherWeight } from './measures/mother-measures'
export {
  acceptsDecimalEntry,
  acceptsDigitsEntry,
  acceptsMeasureTyping,
  decimalRefusal,
  mayPartThousands,
  measureRefusal,
  measureTextProblem,
  withDecimalComma,
} from './measures/number-entry'
export { askReadings, type Reading, readingsOf } from './measures/readings'
export { readDecimalEntry, readTypedNumber, type TypedNumber } from './measures/typed-number'
export { type RuleResult, validationMessages } from './messages'
export { validateRequired } from './required'
