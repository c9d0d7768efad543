import type { DeskItem } from '../rules/desk-kinds'

/** A survey in the making with one question, as `SurveyDesk/GetById` answers. */
export function deskItem(changes: Partial<DeskItem> = {}): DeskItem {
  return {
    id: 7,
    kind: 'survey',
    title: 'Bữa phụ',
    status: 'draft',
    startsAt: null,
    endsAt: null,
    answerCount: 0,
    revision: 1,
    changedAt: '2026-11-22T03:00:00.000Z',
    changedBy: 'Nguyễn Biên Tập',
    draft: {
      kind: 'survey',
      title: 'Bữa phụ',
      summary: 'Ba câu hỏi về bữa phụ.',
      purpose: 'Để chọn món cho thực đơn.',
      aboutHealth: false,
      keepDays: 365,
      objectTypeIds: [],
      startsAt: null,
      endsAt: null,
      questions: [
        {
          id: 11,
          content: 'Bé ăn bữa phụ lúc nào?',
          surveyQuestionTypeId: 1,
          allowAttachImage: false,
          requireAttachImage: false,
          answerGroups: [
            {
              id: 12,
              title: null,
              answers: [
                { id: 13, content: 'Buổi sáng', isOtherAnswer: false },
                { id: 14, content: 'Buổi chiều', isOtherAnswer: false },
              ],
            },
          ],
        },
      ],
    },
    ...changes,
  }
}
