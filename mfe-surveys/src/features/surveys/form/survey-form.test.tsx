import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import type { CallBody } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import { validationMessages } from 'shared-contracts/validation'
import { claimKept, eraseKept, type KeptOwner } from 'shared-frame/kept'
import type { Session } from 'shared-frame/remotes'
import {
  click,
  createFakeApi,
  createShellMock,
  type MountedView,
  mountInShell,
  signedInSession,
  typeText,
  withVisitorData,
} from 'shared-frame/testing'
import { surveyDrafts } from 'shared-ui/survey-drafts'
import { madeSurvey } from '../../../testing/made-survey'
import { surveyTexts as texts } from '../../../texts/surveys'
import SurveyForm from './survey-form-part'

type Sent = CallBody<'Survey/SubmitSurvey'>
const signedIn = signedInSession({ userType: 0, objectTypeId: 2 })
let view: MountedView
let sent: Sent[] = []
let fail: (() => void) | null = null

async function show(
  session: Session,
  {
    owner = 7 as KeptOwner,
    survey = madeSurvey(),
    consent = false,
  }: { owner?: KeptOwner; survey?: ReturnType<typeof madeSurvey>; consent?: boolean } = {},
) {
  const at = '2026-11-22T00:00:00Z'
  const api = createFakeApi({
    'User/GetConsents': () => [{ purpose: 'health-data', given: consent, textVersion: 'v', at }],
    'User/SetConsent': () => {
      if (fail) fail()
      return [{ purpose: 'health-data', given: true, textVersion: 'v', at }]
    },
    'Survey/SubmitSurvey': ({ body }) => {
      if (body) sent.push(body)
      if (fail) fail()
      return { submissionId: 1 }
    },
  })
  const shell = withVisitorData({ ...createShellMock(session), api })
  view = await mountInShell(shell, <SurveyForm survey={survey} owner={owner} />)
  await settled()
  return shell
}
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
const input = (value: number) => view.find<HTMLInputElement>(`input[value="${value}"]`)
async function answerAll(): Promise<void> {
  await click(input(12))
  await click(input(31))
  await typeText(view.find<HTMLTextAreaElement>('#question-3 textarea'), 'Thêm món chay')
}
async function send(): Promise<void> {
  await click(view.button(texts.send))
  await settled()
}
const failure =
  (status: number, code: string | null, errors: ApiError['errors'] = []) =>
  () => {
    throw new ApiError('Survey/SubmitSurvey', status, 'Lời của máy chủ', errors, undefined, code)
  }

beforeEach(() => {
  eraseKept()
  sent = []
  fail = null
})
afterEach(() => view.unmount())

test('nothing is sent while answers are missing; the summary leads to each question', async () => {
  await show(signedIn)
  await click(input(12))
  await send()
  expect(sent).toEqual([])
  const summary = view.find('[role="alert"]')
  expect(document.activeElement).toBe(summary)
  const links = [...summary.querySelectorAll('a')]
  expect(links.map(({ textContent }) => textContent)).toEqual([
    `Câu 2: ${validationMessages.answerRequired}`,
    `Câu 3: ${validationMessages.answerRequired}`,
  ])
  await click(links[0] ?? summary)
  expect(document.activeElement?.id).toBe('question-2')
  await click(input(31))
  expect(view.find('#question-2').textContent).not.toContain(validationMessages.answerRequired)
  expect(view.find('#question-3').textContent).toContain(validationMessages.answerRequired)
})

test('answers are sent once, and the draft is gone', async () => {
  const shell = await show(signedIn)
  await answerAll()
  expect(view.text()).toContain(texts.progress(3, 3))
  expect(shell.calls).toContainEqual(['announce', texts.complete])
  await send()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.answers.map(({ surveyQuestionId, textAnswer }) => [surveyQuestionId, textAnswer])).toEqual([
    [1, null],
    [2, null],
    [3, 'Thêm món chay'],
  ])
  expect(surveyDrafts.list(7)).toEqual([])
  expect(view.text()).toBe(texts.thanks)
})

test('a reload in the middle finds all answers', async () => {
  await show(signedIn)
  await answerAll()
  await view.unmount()
  await show(signedIn)
  expect(input(12).checked && input(31).checked).toBe(true)
  expect(view.find<HTMLTextAreaElement>('#question-3 textarea').value).toBe('Thêm món chay')
})

test('who is not logged in is asked to at the end, and finds her answers after it', async () => {
  const shell = await show({ state: 'anonymous' }, { owner: 'anyone' })
  await answerAll()
  await send()
  expect(sent).toEqual([])
  expect(shell.calls).toContainEqual(['loginRequired'])
  expect(view.text()).toContain(texts.loginToSend)
  await view.unmount()
  claimKept(7)
  await show(signedIn)
  expect(view.text()).toContain(texts.progress(3, 3))
  await send()
  expect(sent).toHaveLength(1)
})

test("another user sees nothing of a former user's draft", async () => {
  await show(signedIn)
  await answerAll()
  await view.unmount()
  claimKept(8)
  await show(signedIn, { owner: 8 })
  expect(view.text()).toContain(texts.progress(0, 3))
})

test('without network the answers wait, and may be changed or sent later', async () => {
  await show(signedIn)
  await answerAll()
  fail = failure(0, null)
  await send()
  expect(view.text()).toContain(texts.waiting)
  expect(view.find<HTMLFieldSetElement>('#question-1').disabled).toBe(true)
  const first = sent[0]?.key
  await click(view.button(texts.sendNow))
  await settled()
  expect(sent.map(({ key }) => key)).toEqual([first, first])
  fail = null
  await click(view.button(texts.editAgain))
  await send()
  // What was changed since is another submission.
  expect(sent[2]?.key).not.toBe(first)
})

test('a busy server is not taken for a missing network', async () => {
  await show(signedIn)
  await answerAll()
  fail = failure(503, null)
  await send()
  expect(view.text()).toContain(texts.waitingServerNote)
})

test('a device that has no room says so, and the answers are sent from the page', async () => {
  await show(signedIn)
  expect(view.text()).toContain(texts.draftNote)
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  try {
    await answerAll()
    expect(view.text()).toContain(texts.notKept)
    fail = failure(0, null)
    await send()
    expect(view.find('form').textContent).toContain(`${texts.waiting}. ${texts.notKept}`)
    fail = null
    await click(view.button(texts.sendNow))
    await settled()
    expect([sent.length, view.text()]).toEqual([2, texts.thanks])
  } finally {
    full.mockRestore()
  }
})

test('a session that ended in the middle keeps the answers for the login of the same user', async () => {
  await show(signedIn)
  await answerAll()
  fail = failure(401, 'unauthorised')
  await send()
  expect(surveyDrafts.read(7, '5')?.value.waiting).not.toBeNull()
  await view.unmount()
  await show({ state: 'anonymous' }, { owner: 7 })
  expect(view.text()).toContain(texts.waitingSession)
})

test('what the server says of a question stands at the question', async () => {
  await show(signedIn)
  await answerAll()
  const field = { field: 'question-2', code: 'invalid_value', message: validationMessages.questionChanged }
  fail = failure(422, 'validation_failed', [field])
  await send()
  expect(view.find('#question-2').textContent).toContain(validationMessages.questionChanged)
  expect(view.find<HTMLFieldSetElement>('#question-2').disabled).toBe(false)
})

test('a survey that ended meanwhile leaves the answers to be copied', async () => {
  await show(signedIn)
  await answerAll()
  fail = failure(409, 'survey_is_closed')
  await send()
  expect(view.text()).toContain(texts.ended('Bữa ăn của bé'))
  expect(view.find<HTMLTextAreaElement>('textarea').value).toContain('Thêm món chay')
  expect(surveyDrafts.list(7)).toHaveLength(1)
})

test('answers about health are sent after consent alone', async () => {
  await show(signedIn, { survey: madeSurvey({ aboutHealth: true }) })
  await answerAll()
  await send()
  expect(sent).toEqual([])
  await click(view.button(texts.agreeAndSend))
  await settled()
  expect(sent).toHaveLength(1)
})

test('who has agreed before is not asked again', async () => {
  await show(signedIn, { survey: madeSurvey({ aboutHealth: true }), consent: true })
  await answerAll()
  await send()
  expect(sent).toHaveLength(1)
})

test('consent that is given without network waits with the answers', async () => {
  await show(signedIn, { survey: madeSurvey({ aboutHealth: true }) })
  await answerAll()
  fail = failure(0, null)
  await send()
  await click(view.button(texts.agreeAndSend))
  await settled()
  expect(view.text()).toContain(texts.waiting)
  expect(surveyDrafts.read(7, '5')?.value.waiting?.consentVersion).toMatch(/^suc-khoe-/)
})
