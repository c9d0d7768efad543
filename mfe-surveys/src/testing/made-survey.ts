import type { CallAnswer } from 'shared-contracts/calls'

type Survey = CallAnswer<'Survey/GetById'>
type Question = Survey['questions'][number]

/** A question with two groups of answers (10: 11, 12, "other" 13; 20: 21, 22). */
export function madeQuestion(own: Partial<Question> = {}): Question {
  return {
    id: 1,
    content: 'Bé thích rau nào?',
    number: 1,
    surveyQuestionTypeId: 1,
    allowAttachImage: false,
    requireAttachImage: false,
    answerGroups: [
      {
        id: 10,
        title: 'Rau lá',
        answers: [
          { id: 11, content: 'Rau dền', isOtherAnswer: false },
          { id: 12, content: 'Rau ngót', isOtherAnswer: false },
          { id: 13, content: 'Rau khác', isOtherAnswer: true },
        ],
      },
      {
        id: 20,
        title: 'Củ quả',
        answers: [
          { id: 21, content: 'Bí đỏ', isOtherAnswer: false },
          { id: 22, content: 'Cà rốt', isOtherAnswer: false },
        ],
      },
    ],
    ...own,
  }
}

/** A survey with a single choice (1), a multiple choice (2) and a free text (3). */
export function madeSurvey(own: Partial<Survey> = {}): Survey {
  return {
    id: 5,
    title: 'Bữa ăn của bé',
    summary: 'Vài câu hỏi về rau trong bữa ăn.',
    objectTypeIds: [],
    questionCount: 3,
    endsAt: null,
    purpose: 'Để chọn món cho thực đơn tháng sau.',
    aboutHealth: false,
    keepDays: 90,
    revision: 1,
    endedAt: null,
    takesAnswers: true,
    questions: [
      madeQuestion(),
      madeQuestion({
        id: 2,
        number: 2,
        content: 'Bé thích quả nào?',
        surveyQuestionTypeId: 2,
        answerGroups: [
          {
            id: 30,
            title: null,
            answers: [
              { id: 31, content: 'Chuối', isOtherAnswer: false },
              { id: 32, content: 'Xoài', isOtherAnswer: false },
            ],
          },
        ],
      }),
      madeQuestion({ id: 3, number: 3, content: 'Bạn muốn góp ý gì?', surveyQuestionTypeId: 3, answerGroups: [] }),
    ],
    ...own,
  }
}
