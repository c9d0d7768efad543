export { type BirthDayAnswer, stageOfBirthDay } from './birth-day'
export { chooseStage, type StageChoice } from './choose-stage'
export { type FamilyProfile, family, type Member, memberTitle, type PersonKey } from './family'
export {
  type AddressStage,
  inSentence,
  LAST_CHILD_MONTH,
  parseStage,
  type Stage,
  shortStageTitle,
  stageCode,
  stageObjectTypeId,
  stageTitle,
} from './stage'
export { readTold, type ToldStage, toldToday } from './told-stage'
export {
  type Eater,
  MOST_PEOPLE,
  stageIn,
  type Whom,
  whomIn,
  whomObjectTypeId,
  withoutFormerName,
  withWhom,
} from './whom'
