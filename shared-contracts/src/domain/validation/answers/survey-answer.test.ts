import { describe, expect, test } from '@jest/globals'
import { isOtherTextEnabled, selectAnswer, validateSurveyAnswer } from './survey-answer'

describe('validateSurveyAnswer', () => {
  const chooseOne = 'Vui lòng chọn câu trả lời'
  const addImage = 'Vui lòng thêm hình ảnh đính kèm'

  test.each<[number, boolean, string, number[][], number, string | null]>([
    [1, false, '', [[]], 0, chooseOne],
    [1, false, 'chữ', [[]], 0, chooseOne],
    [1, false, '', [[4]], 0, null],
    [1, false, '', [], 0, chooseOne],
    [2, false, '', [[], [4, 5]], 0, null],
    [3, false, '', [[4]], 0, chooseOne],
    [3, false, '   ', [], 0, chooseOne],
    [3, false, 'ý kiến', [], 0, null],
    [1, true, '', [[4]], 0, addImage],
    [1, true, '', [[4]], 1, null],
    [1, true, '', [[]], 1, chooseOne],
  ])(
    'type %i, image required %s, text %j, choices %j, %i images: %s',
    (type, requireAttachImage, textAnswer, ids, images, message) => {
      const question = { surveyQuestionTypeId: type, requireAttachImage }
      const answer = { textAnswer, surveyAnswerGroups: ids.map((surveyAnswerIds) => ({ surveyAnswerIds })) }
      expect(validateSurveyAnswer(question, answer, images)).toBe(message)
    },
  )
})

test.each([
  [1, [], 4, [4]],
  [1, [3], 4, [4]],
  [1, [4], 4, [4]],
  [2, [3], 4, [3, 4]],
  [2, [3, 4], 3, [4]],
])('type %i, selected %j, tap on %i: %j', (type, selected, tapped, after) => {
  expect(selectAnswer(type, selected, tapped)).toEqual(after)
})

test.each([
  [[], false],
  [[1], false],
  [[1, 2], true],
])('with %j selected the other text is enabled: %s', (selected, enabled) => {
  const answers = [
    { id: 1, isOtherAnswer: false },
    { id: 2, isOtherAnswer: true },
  ]
  expect(isOtherTextEnabled(answers, selected)).toBe(enabled)
})
