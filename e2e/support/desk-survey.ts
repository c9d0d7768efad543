import type { APIRequestContext } from '@playwright/test'
import { expect } from '@playwright/test'
import type { CallAnswer, CallBody } from 'shared-contracts/calls'
import { tokenOf } from './accounts'
import { DEMO_PASSWORD } from './sign-in'
import type { Survey } from './surveys'

const EDITOR = 'quantri@example.vn'
type Draft = CallBody<'SurveyDesk/Save'>['draft']

export interface DeskSurvey {
  readonly survey: Survey
  readonly stop: () => Promise<void>
  /** Sets the end of what was stopped so many minutes back. */
  readonly endedBefore: (minutes: number) => Promise<void>
}

/** A survey of one question that an editor has just activated, for a test of its own; by the editors' calls. */
export async function deskSurvey(request: APIRequestContext, title: string): Promise<DeskSurvey> {
  const headers = { authorization: `Bearer ${await tokenOf(request, EDITOR, DEMO_PASSWORD)}` }
  async function post<N extends 'SurveyDesk/Save' | 'SurveyDesk/ChangeStatus'>(call: N, data: CallBody<N>) {
    const answer = await (await request.post(`/api/${call}`, { data, headers })).json()
    expect(answer, JSON.stringify(answer)).toMatchObject({ success: true })
    return answer.data as CallAnswer<N>
  }
  const answer = (content: string) => ({ id: null, content, isOtherAnswer: false })
  const draft: Draft = {
    kind: 'survey',
    title,
    summary: 'Một câu hỏi về bữa phụ.',
    purpose: 'Để chọn món cho thực đơn.',
    aboutHealth: false,
    keepDays: 30,
    objectTypeIds: [],
    startsAt: null,
    endsAt: null,
    questions: [
      {
        id: null,
        content: 'Bé ăn bữa phụ lúc nào?',
        surveyQuestionTypeId: 1,
        allowAttachImage: false,
        requireAttachImage: false,
        answerGroups: [{ id: null, title: null, answers: [answer('Buổi sáng'), answer('Buổi chiều')] }],
      },
    ],
  }
  const made = await post('SurveyDesk/Save', { id: null, revision: null, draft })
  let last = await post('SurveyDesk/ChangeStatus', { kind: 'survey', ...at(made), status: 'active' })
  return {
    survey: (await (await request.get(`/api/Survey/GetById?id=${made.id}`)).json()).data,
    async stop() {
      last = await post('SurveyDesk/ChangeStatus', { kind: 'survey', ...at(last), status: 'stopped' })
    },
    async endedBefore(minutes) {
      const endsAt = new Date(Date.now() - minutes * 60_000).toISOString()
      last = await post('SurveyDesk/Save', { ...at(last), draft: { ...made.draft, endsAt } })
    },
  }
}

const at = ({ id, revision }: { readonly id: number; readonly revision: number }) => ({ id, revision })
