import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, type ReactNode } from 'react'
import { ApiError } from 'shared-contracts/client'
import { paths } from 'shared-contracts/paths'
import { eraseKept } from 'shared-frame/kept'
import type { Session } from 'shared-frame/remotes'
import {
  click,
  createFakeApi,
  createShellMock,
  eventually,
  type MountedView,
  mountInShell,
  signedInSession,
  withVisitorData,
} from 'shared-frame/testing'
import { surveyDrafts } from 'shared-ui/survey-drafts'
import { madeSurvey } from '../../../testing/made-survey'
import { surveyTexts as texts } from '../../../texts/surveys'
import { answeredQuestions, newDraft, withAnswer } from '../rules/survey-answers'
import { EndedDrafts } from './EndedDrafts'
import { EndedSurvey } from './EndedSurvey'
import { SurveyAnswering } from './SurveyAnswering'
import { SurveyLists } from './SurveyLists'

const signedIn = signedInSession({ userType: 0, objectTypeId: 2 })
const named = (id: number, title: string, objectTypeIds: number[] = []) => madeSurvey({ id, title, objectTypeIds })
const active = [named(1, 'Rau'), named(2, 'Quả'), named(3, 'Nhóm khác', [9])]
const submitted = {
  surveyId: 2,
  submittedAt: '2026-11-20T03:00:00Z',
  answers: [
    {
      surveyQuestionId: 1,
      textAnswer: null,
      surveyAnswerGroups: [{ surveyAnswerGroupId: 10, surveyAnswerIds: [13], textAnswer: 'rau rừng' }],
    },
  ],
}
/** As a document has a survey that takes no answers any more. */
const overForAll = (own: Partial<ReturnType<typeof madeSurvey>> = {}) =>
  madeSurvey({ id: 2, title: 'Quả', endedAt: '2026-11-21T03:00:00Z', takesAnswers: false, questions: [], ...own })
let view: MountedView
const answeredCard = (id: number, title: string, endedAt: string | null = null) => ({
  ...named(id, title),
  submittedAt: submitted.submittedAt,
  endedAt,
})
let remaining = [named(1, 'Rau')]
let answered = [answeredCard(2, 'Quả')]
let hasAnswered = true
let isDown = false

async function show(session: Session, part: ReactNode) {
  const api = createFakeApi({
    'Survey/GetRemainingSurveys': () => {
      if (isDown) throw new ApiError('Survey/GetRemainingSurveys', 0, 'Mất mạng')
      return remaining
    },
    'Survey/GetSubmittedSurveys': () => answered,
    'Survey/GetSubmittedSurvey': () => (hasAnswered ? submitted : null),
    'Survey/GetById': () => overForAll({ questions: named(2, 'Quả').questions }),
  })
  const shell = withVisitorData({ ...createShellMock(session), api })
  view = await mountInShell(shell, part)
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  return shell
}
const sections = () =>
  [...view.container.querySelectorAll('section')].map((section) => [
    section.querySelector('h2')?.textContent,
    ...[...section.querySelectorAll('h3')].map(({ textContent }) => textContent),
  ])

beforeEach(() => {
  eraseKept()
  remaining = [named(1, 'Rau')]
  answered = [answeredCard(2, 'Quả')]
  hasAnswered = true
  isDown = false
})
afterEach(() => view.unmount())

test('an anonymous visitor sees all that is open, and is invited to log in', async () => {
  await show({ state: 'anonymous' }, <SurveyLists active={active} />)
  expect(sections()).toEqual([[texts.open, 'Rau', 'Quả', 'Nhóm khác']])
  expect(view.text()).toContain(texts.invitation)
})

test('who is logged in sees what waits, what was sent and when, and what is for others', async () => {
  await show(signedIn, <SurveyLists active={active} />)
  expect(sections()).toEqual([
    [texts.remaining, 'Rau'],
    [texts.answered, 'Quả'],
    [texts.others, 'Nhóm khác'],
  ])
  expect(view.text()).toContain(texts.sentOn('20/11/2026'))
})

test('the list follows what was sent, in whatever tab', async () => {
  const shell = await show(signedIn, <SurveyLists active={active} />)
  remaining = []
  await act(async () => shell.bus.publish('surveys/submitted', { surveyId: 1 }))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(view.text()).toContain(texts.noneRemaining)
})

test('what she answered stays in the list when it has ended, with a mark', async () => {
  answered = [answeredCard(9, 'Năm ngoái', '2026-11-21T03:00:00Z'), answeredCard(2, 'Quả')]
  await show(signedIn, <SurveyLists active={active} />)
  expect(sections()[1]).toEqual([texts.answered, 'Năm ngoái', 'Quả'])
  const marked = [...view.container.querySelectorAll('li')].filter((card) => card.textContent?.includes(texts.over))
  expect(marked.map((card) => card.querySelector('h3')?.textContent)).toEqual(['Năm ngoái'])
})

test('nothing open and no answer from the server each say so', async () => {
  remaining = []
  answered = []
  await show(signedIn, <SurveyLists active={[]} />)
  expect(view.text()).toContain(texts.none)
  await view.unmount()
  isDown = true
  await show(signedIn, <SurveyLists active={active} />)
  expect(view.button('Thử lại').disabled).toBe(false)
})

test('what was begun is marked, and what was begun for a survey that has ended stays to be copied', async () => {
  for (const survey of [named(1, 'Rau'), named(44, 'Đã xong')]) {
    const [first] = answeredQuestions(survey, newDraft(survey, 'k'))
    if (first) surveyDrafts.keep(7, String(survey.id), withAnswer(newDraft(survey, 'k'), first))
  }
  await show(
    signedIn,
    <>
      <SurveyLists active={active} />
      <EndedDrafts active={active} />
    </>,
  )
  expect(view.text()).toContain(texts.begun)
  expect(view.text()).toContain(texts.ended('Đã xong'))
  expect(view.find<HTMLTextAreaElement>('textarea').value).toContain('Bé thích rau nào?')
  await click(view.button(texts.discard))
  expect(surveyDrafts.list(7).map(({ key }) => key)).toEqual(['1'])
})

test('who has answered reads her answers, and no form', async () => {
  await show(signedIn, <SurveyAnswering survey={named(2, 'Quả')} />)
  expect(view.text()).toContain(texts.sentOn('20/11/2026'))
  expect(view.text()).toContain('Rau lá: Rau khác: rau rừng')
  expect(view.container.querySelector('form')).toBeNull()
})

test('while it is not known who is here the questions stand to be read', async () => {
  await show({ state: 'unknown' }, <SurveyAnswering survey={named(2, 'Quả')} />)
  expect(view.text()).toContain('Bé thích quả nào?')
  expect(view.find<HTMLFieldSetElement>('fieldset').disabled).toBe(true)
})

test('who has answered what has ended reads her answers, with the questions that the document does not have', async () => {
  await show(signedIn, <EndedSurvey survey={overForAll()} />)
  await eventually(() => expect(view.text()).toContain(texts.sentOn('20/11/2026')))
  expect(view.text()).toContain('Rau lá: Rau khác: rau rừng')
  expect(view.container.querySelectorAll('input, textarea')).toHaveLength(0)
})

test('who has not answered what has ended is led to the list, and may copy what was begun', async () => {
  hasAnswered = false
  const survey = named(2, 'Quả')
  const [first] = answeredQuestions(survey, newDraft(survey, 'k'))
  if (first) surveyDrafts.keep(7, '2', withAnswer(newDraft(survey, 'k'), first))
  await show(signedIn, <EndedSurvey survey={overForAll()} />)
  await eventually(() => expect(view.container.querySelector('textarea')).not.toBeNull())
  expect(view.text()).not.toContain(texts.sentOn('20/11/2026'))
  expect(view.find<HTMLTextAreaElement>('textarea').value).toContain('Bé thích rau nào?')
  await click(view.button(texts.discard))
  expect(surveyDrafts.list(7)).toEqual([])
  expect(view.find('a').getAttribute('href')).toBe(paths.userSurveys)
})

test('an anonymous visitor is asked nothing about what has ended', async () => {
  await show({ state: 'anonymous' }, <EndedSurvey survey={overForAll()} />)
  expect(view.text()).toBe(texts.all)
})
