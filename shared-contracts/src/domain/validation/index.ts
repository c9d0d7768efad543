export { validateBirthDay } from './birth-day'
export { HEAD_CM, type MeasureProblems, validateCheckDay, validateChildMeasures, validateHead } from './child-check'
export {
  CHILD_LENGTH_CM,
  CHILD_WEIGHT_KG,
  validateChildLength,
  validateChildWeight,
  validateMeasure,
} from './child-measures'
export { isEmail, normaliseEmail, validateEmail } from './email'
export {
  type FileDescription,
  IMAGE_MAX_BYTES,
  IMAGES_PER_QUESTION,
  type ImageType,
  imageTypeOf,
  imageTypes,
  validateImage,
  validateImages,
} from './image-attachment'
export { type LoginFields, validateLogin } from './login'
export { type RuleResult, validationMessages } from './messages'
export { MOTHER_HEIGHT_CM, MOTHER_WEIGHT_KG, validateMotherHeight, validateMotherWeight } from './mother-measures'
export {
  acceptsDecimalEntry,
  acceptsDigitsEntry,
  acceptsMeasureEntry,
  decimalRefusal,
  digitsRefusal,
  measureRefusal,
} from './number-entry'
export { PASSWORD_LENGTH, validateConfirmPassword, validateNewPassword } from './password'
export { isPhone, normalisePhone, validatePhone } from './phone'
export {
  CHILDREN_MAX,
  validateBirthYear,
  validateChildBirthDay,
  validateChildrenCount,
  validatePregnancyDays,
  validatePregnancyWeeks,
} from './profile'
export { validateRequired } from './required'
export {
  isAnswered,
  isOtherTextEnabled,
  type SurveyAnswerDraft,
  type SurveyQuestionRules,
  selectAnswer,
  surveyQuestionTypes,
  validateSurveyAnswer,
} from './survey-answer'
export { parseUserName, type UserName, validateUserName } from './user-name'
