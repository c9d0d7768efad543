export { validateBirthDay } from './account/birth-day'
export { isEmail, normaliseEmail, validateEmail } from './account/email'
export { type LoginFields, validateLogin } from './account/login'
export { PASSWORD_LENGTH, validateConfirmPassword, validateNewPassword } from './account/password'
export { isPhone, normalisePhone, validatePhone } from './account/phone'
export {
  CHILDREN_MAX,
  validateBirthYear,
  validateChildBirthDay,
  validateChildrenCount,
  validatePregnancyDays,
  validatePregnancyWeeks,
} from './account/profile'
export { parseUserName, type UserName, validateUserName } from './account/user-name'
export {
  type FileDescription,
  IMAGE_MAX_BYTES,
  IMAGES_PER_QUESTION,
  type ImageType,
  imageTypeOf,
  imageTypes,
  validateImage,
  validateImages,
} from './answers/image-attachment'
export {
  isAnswered,
  isOtherTextEnabled,
  type SurveyAnswerDraft,
  type SurveyQuestionRules,
  selectAnswer,
  surveyQuestionTypes,
  validateSurveyAnswer,
} from './answers/survey-answer'
export {
  HEAD_CM,
  type MeasureProblems,
  validateCheckDay,
  validateChildMeasures,
  validateHead,
} from './measures/child-check'
export {
  CHILD_LENGTH_CM,
  CHILD_WEIGHT_KG,
  validateChildLength,
  validateChildWeight,
  validateMeasure,
} from './measures/child-measures'
export {
  MOTHER_HEIGHT_CM,
  MOTHER_WEIGHT_KG,
  validateMotherHeight,
  validateMotherWeight,
} from './measures/mother-measures'
export {
  acceptsDecimalEntry,
  acceptsDigitsEntry,
  acceptsMeasureEntry,
  decimalRefusal,
  digitsRefusal,
  measureRefusal,
} from './measures/number-entry'
export { type RuleResult, validationMessages } from './messages'
export { validateRequired } from './required'
