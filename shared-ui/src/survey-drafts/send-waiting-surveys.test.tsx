import 'fake-indexeddb/auto'
import { beforeEach, expect, jest, test } from '@jest/globals'
import type { CallBody, CallName } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import { claimKept, eraseKept, keepFile } from 'shared-frame/kept'
import type { Session } from 'shared-frame/remotes'
import { createFakeApi, createShellMock, signedInSession } from 'shared-frame/testing'
import { type OutboxUser, outboxSuite } from 'shared-ui/outbox/testing'
import { sendWaitingSurvey, sendWaitingSurveys } from './send-waiting-surveys'
import { type SurveyDraft, surveyDrafts } from './survey-draft'

const signedInAs = (id: number) => signedInSession({ id, userType: 0, objectTypeId: 2 })
const KEY = '0b0f4f6e-9d8e-4a55-8f26-0d1c6f1f0001'

function draft(own: Partial<SurveyDraft> = {}): SurveyDraft {
  const groups = [{ surveyAnswerGroupId: 10, surveyAnswerIds: [11], textAnswer: '' }]
  const sent = [{ surveyAnswerGroupId: 10, surveyAnswerIds: [11], textAnswer: null }]
  return {
    surveyId: 5,
    title: 'Bữa ăn của bé',
    aboutHealth: false,
    submissionKey: KEY,
    answers: [{ questionId: 1, words: 'Bé thích rau nào?', textAnswer: '', surveyAnswerGroups: groups, images: ['a'] }],
    waiting: {
      answers: [{ surveyQuestionId: 1, textAnswer: null, surveyAnswerGroups: sent, images: ['a'] }],
      consentVersion: null,
    },
    ...own,
  }
}

/** A server that keeps one submission a key, as ours does; `fail` throws what it answers instead. */
function shellFor(session: Session, fail: (attempt: number) => void = () => {}) {
  const bodies: CallBody<'Survey/SubmitSurvey'>[] = []
  const stored = new Set<string>()
  const names: CallName[] = []
  const api = createFakeApi({
    'Survey/SubmitSurvey': async ({ body }) => {
      names.push('Survey/SubmitSurvey')
      if (body) bodies.push(body)
      await Promise.resolve()
      stored.add(body?.key ?? '')
      fail(bodies.length)
      return { submissionId: 1 }
    },
    'User/SetConsent': ({ body }) => {
      names.push('User/SetConsent')
      return [{ purpose: 'health-data', given: true, textVersion: body?.textVersion ?? '', at: '2026-11-22T00:00:00Z' }]
    },
  })
  const facts: number[] = []
  const mock = createShellMock(session)
  const publishChange = (_topic: string, fact: object) => void facts.push(Object.values(fact)[0])
  return { shell: { ...mock, api, visitor: { ...mock.visitor, publishChange } }, bodies, stored, names, facts }
}
const failure = (status: number, code: string | null = null) =>
  new ApiError('Survey/SubmitSurvey', status, 'Lời của máy chủ', [], undefined, code)
const keep = (owner: number | 'anyone', value = draft()) => surveyDrafts.keep(owner, String(value.surveyId), value)
const kept = (owner: number | 'anyone') => surveyDrafts.list(owner).map(({ value }) => value)

beforeEach(() => eraseKept())

type Code = Pick<typeof import('./survey-draft'), 'surveyDrafts'> &
  Pick<typeof import('./send-waiting-surveys'), 'sendWaitingSurveys'>

const userOf = ({ surveyDrafts: drafts, sendWaitingSurveys: flush }: Code): OutboxUser => ({
  api: (server) =>
    createFakeApi({
      async 'Survey/SubmitSurvey'({ body }) {
        await server.receive([body?.surveyId ?? 0])
        return { submissionId: 1 }
      },
    }),
  keep: (owner, thing) => drafts.keep(owner, String(thing), draft({ surveyId: thing, submissionKey: `key ${thing}` })),
  waiting: (owner) => drafts.list(owner).flatMap(({ value }) => (value.waiting === null ? [] : [value.surveyId])),
  flush,
})

outboxSuite('answers to surveys', userOf({ surveyDrafts, sendWaitingSurveys }), {
  sendsUnkept: true,
  async otherTab() {
    let code: Code | undefined
    await jest.isolateModulesAsync(async () => {
      code = { ...(await import('./survey-draft')), ...(await import('./send-waiting-surveys')) }
    })
    if (!code) throw new Error('no other tab')
    return userOf(code)
  },
})

test('what waits is sent once with its images, by whoever comes first', async () => {
  keep(7)
  await keepFile('a', 'data:image/jpeg;base64,AA', 1)
  const { shell, bodies, facts } = shellFor(signedInAs(7))
  await Promise.all([sendWaitingSurveys(shell, 7), sendWaitingSurveys(shell, 7)])
  await sendWaitingSurveys(shell, 7)
  expect(new Set(bodies.map(({ key }) => key))).toEqual(new Set([KEY]))
  expect(bodies[0]?.answers[0]?.images).toEqual(['data:image/jpeg;base64,AA'])
  expect(kept(7)).toEqual([])
  expect(facts).toContain(5)
  expect(shell.calls[0]).toEqual(['notify', 'Cảm ơn bạn đã điền khảo sát', 'success'])
})

test('a text of null waits to be sent, but is no answer that is being written', () => {
  keep(7)
  expect(kept(7)).toHaveLength(1)
  for (const key of Object.keys(localStorage)) {
    const stored = localStorage.getItem(key) ?? ''
    localStorage.setItem(
      key,
      stored.replace('"surveyAnswerIds":[11],"textAnswer":""', '"surveyAnswerIds":[11],"textAnswer":null'),
    )
  }
  expect(kept(7)).toEqual([])
})

test('what is refused stays as a draft, and the visitor is told where', async () => {
  keep(7)
  const { shell, facts } = shellFor(signedInAs(7), () => {
    throw failure(422, 'validation_failed')
  })
  await sendWaitingSurveys(shell, 7)
  expect(kept(7)).toMatchObject([{ waiting: null, answers: [{ questionId: 1 }] }])
  expect(facts).toEqual([])
  expect(shell.calls[0]?.[1]).toContain('“Bữa ăn của bé” chưa gửi được')
})

test('who answered on another device is told so, and nothing waits any longer', async () => {
  keep(7)
  const { shell, facts } = shellFor(signedInAs(7), () => {
    throw failure(409, 'survey_already_submitted')
  })
  expect(await sendWaitingSurvey(shell, 7, 5)).toEqual({ kind: 'sent' })
  expect(kept(7)).toEqual([])
  expect(facts).toEqual([5])
})

test('a draft begun without login is hers who logs in, and is not sent before she says so', async () => {
  keep('anyone', draft({ waiting: null }))
  claimKept(7)
  const { shell, bodies } = shellFor(signedInAs(7))
  await sendWaitingSurveys(shell, 7)
  expect(bodies).toEqual([])
  expect(kept(7)).toHaveLength(1)
})

test('consent that was given without network is recorded before the answers are sent', async () => {
  const { waiting } = draft()
  keep(7, draft({ aboutHealth: true, waiting: waiting && { ...waiting, consentVersion: 'v1' } }))
  const { shell, names } = shellFor(signedInAs(7))
  await sendWaitingSurveys(shell, 7)
  expect(names).toEqual(['User/SetConsent', 'Survey/SubmitSurvey'])
})

test('answers about health stay in the tab until they wait to be sent', () => {
  keep(7, draft({ aboutHealth: true, waiting: null }))
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('Bé thích rau nào?')
  expect(kept(7)[0]?.answers).toHaveLength(1)
  keep(7, draft({ aboutHealth: true }))
  window.sessionStorage.clear()
  expect(kept(7)[0]?.answers).toHaveLength(1)
})

test.each([
  ['an answer that is none', { answers: [{ questionId: 'x' }] }],
  ['no key', { submissionKey: 4 }],
  ['nothing', null],
])('a device that holds %s holds no draft', (_, stored) => {
  keep(7)
  const name = Object.keys(window.localStorage).find((key) => key.includes('survey-draft')) ?? ''
  const value = stored && { ...draft(), ...stored }
  window.localStorage.setItem(name, JSON.stringify({ at: Date.now(), days: 30, value }))
  expect(kept(7)).toEqual([])
})
