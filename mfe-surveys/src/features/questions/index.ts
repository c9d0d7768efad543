export { PromptQuestion } from './components/PromptQuestion'
export { QuestionField, type QuestionFieldProps } from './components/QuestionField'
export { type AttachedImage, QuestionImages, type QuestionImagesProps } from './images/QuestionImages'
export { answerInWords } from './rules/answer-in-words'
export {
  answerOfWire,
  answerOnWire,
  emptyAnswer,
  fittingAnswer,
  type Question,
  type QuestionAnswer,
} from './rules/question-answer'
