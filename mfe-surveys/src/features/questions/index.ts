export { PromptQuestion } from './components/PromptQuestion'
export { QuestionField, type QuestionFieldProps } from './components/QuestionField'
export {
  answerOfWire,
  answerOnWire,
  emptyAnswer,
  fittingAnswer,
  type Question,
  type QuestionAnswer,
} from './rules/question-answer'
