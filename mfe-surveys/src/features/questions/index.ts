export { PromptQuestion } from './components/PromptQuestion'
export { QuestionField } from './components/QuestionField'
export { QuestionImages } from './images/QuestionImages'
export { answerInWords } from './rules/answer-in-words'
export {
  answerOfWire,
  answerOnWire,
  emptyAnswer,
  fittingAnswer,
  type Question,
  type QuestionAnswer,
} from './rules/question-answer'
