import { surveyQuestionTypes } from '../validation/answers/survey-answer'
import type { DraftGroup, DraftQuestion } from './draft'
import type { FindingList } from './finding'

/** Questions of a survey, or the one of a poll, which has no images. */
export function checkQuestions(kind: 'survey' | 'poll', questions: readonly DraftQuestion[], list: FindingList): void {
  if (questions.length === 0) list.error('questions', 'Chưa có câu hỏi nào')
  if (kind === 'poll' && questions.length > 1) list.error('questions', 'Khảo sát nhanh chỉ có một câu hỏi')
  for (const [index, question] of questions.entries()) {
    const place = `questions.${index}`
    list.needText(`${place}.content`, question.content, `Câu ${index + 1} chưa có nội dung`)
    checkImages(kind, question, place, list)
    if (question.surveyQuestionTypeId === surveyQuestionTypes.freeText) {
      if (question.answerGroups.length > 0)
        list.error(`${place}.answerGroups`, 'Câu tự viết không có lựa chọn: bỏ các lựa chọn hoặc đổi kiểu câu hỏi')
    } else checkChoices(question.answerGroups, place, list)
  }
}

function checkImages(kind: 'survey' | 'poll', question: DraftQuestion, place: string, list: FindingList): void {
  const { allowAttachImage: allowed, requireAttachImage: required } = question
  if (kind === 'poll' && (allowed || required))
    list.error(`${place}.allowAttachImage`, 'Khảo sát nhanh không nhận hình ảnh')
  else if (required && !allowed)
    list.error(`${place}.requireAttachImage`, 'Muốn bắt buộc hình ảnh thì phải cho đính kèm hình ảnh')
}

function checkChoices(groups: readonly DraftGroup[], place: string, list: FindingList): void {
  const answers = groups.flatMap((group) => group.answers)
  if (answers.length === 0) {
    list.error(`${place}.answerGroups`, 'Chưa có câu trả lời nào để chọn')
    return
  }
  if (answers.length === 1)
    list.warn(`${place}.answerGroups`, 'Chỉ có một câu trả lời, người trả lời không có gì để chọn')
  for (const [index, group] of groups.entries()) checkGroup(group, `${place}.answerGroups.${index}`, groups, list)
}

function checkGroup(group: DraftGroup, place: string, groups: readonly DraftGroup[], list: FindingList): void {
  if (group.answers.length === 0) list.error(`${place}.answers`, 'Nhóm này chưa có câu trả lời nào')
  if (groups.length > 1 && (group.title ?? '').trim() === '')
    list.warn(`${place}.title`, 'Có nhiều nhóm thì mỗi nhóm nên có tên')
  if (group.answers.filter(({ isOtherAnswer }) => isOtherAnswer).length > 1)
    list.error(`${place}.answers`, 'Mỗi nhóm chỉ có một câu "Khác"')
  const seen = new Set<string>()
  for (const [index, { content }] of group.answers.entries()) {
    const answerPlace = `${place}.answers.${index}.content`
    if (!list.needText(answerPlace, content, 'Câu trả lời này chưa có nội dung')) continue
    const words = content.trim().toLocaleLowerCase('vi')
    if (seen.has(words)) list.warn(answerPlace, 'Nhóm này đã có câu trả lời như vậy')
    seen.add(words)
  }
}
