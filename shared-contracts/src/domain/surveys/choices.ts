import { surveyQuestionTypes } from '../validation/answers/survey-answer'

/** What an editor may ask for, in the order of the form. */
export const questionTypes = [
  { id: surveyQuestionTypes.singleChoice, title: 'Chọn một', hint: 'Người trả lời chọn đúng một câu' },
  { id: surveyQuestionTypes.multipleChoice, title: 'Chọn nhiều', hint: 'Người trả lời chọn một hay nhiều câu' },
  { id: surveyQuestionTypes.freeText, title: 'Tự viết', hint: 'Người trả lời viết bằng lời của mình' },
] as const

/** Where the button of a popup stands below its text. `name` is the wire's `buttonPositionName`. */
export const popupButtonPositions = [
  { id: 1, name: 'left', title: 'Bên trái' },
  { id: 2, name: 'center', title: 'Ở giữa' },
  { id: 3, name: 'right', title: 'Bên phải' },
] as const
export type PopupButtonPosition = (typeof popupButtonPositions)[number]

/** The position of an id; of an unknown one the first. */
export function popupButtonPosition(id: number): PopupButtonPosition {
  return popupButtonPositions.find((position) => position.id === id) ?? popupButtonPositions[0]
}
