import { describe, expect, test } from '@jest/globals'
import { checkDraft } from './check-draft'
import { popupButtonPosition } from './choices'
import type { DraftQuestion, PollDraft, PopupDraft, SurveyDraft } from './draft'
import type { DraftContext } from './finding'

const context: DraftContext = {
  now: new Date('2026-11-22T03:00:00Z'),
  ownsPath: (path) => path.startsWith('/so-tay-cua-me'),
  pageNames: ['Handbook', 'Homepage'],
  imageOf: (address) => ({ bytes: address.includes('nang') ? 300_001 : 1000, width: 700, height: 400 }),
}
const answer = (content: string, isOtherAnswer = false) => ({ id: null, content, isOtherAnswer })
const group = (...answers: ReturnType<typeof answer>[]) => ({ id: null, title: null, answers })
const question: DraftQuestion = {
  id: null,
  content: 'Bé thích ăn gì?',
  surveyQuestionTypeId: 1,
  allowAttachImage: false,
  requireAttachImage: false,
  answerGroups: [group(answer('Cháo'), answer('Cơm'))],
}
const shown = { title: 'Bữa ăn của bé', objectTypeIds: [], startsAt: null, endsAt: null }
const asked = { ...shown, summary: 'Vài câu ngắn', purpose: 'Để làm thực đơn', aboutHealth: false, keepDays: 365 }
const survey: SurveyDraft = { kind: 'survey', ...asked, questions: [question] }
const poll: PollDraft = { kind: 'poll', ...asked, url: '/so-tay-cua-me', questions: [question] }
const popup: PopupDraft = {
  kind: 'popup',
  ...shown,
  content: 'Chào mẹ ![Bát cháo](/media/chao.webp)',
  pageNames: ['Handbook'],
  buttonPosition: 2,
  buttonText: 'Xem',
  redirectUrl: '/so-tay-cua-me',
  secondToShow: 0,
}

test('finished drafts have no findings', () => {
  for (const draft of [survey, poll, popup]) expect(checkDraft(draft, context)).toEqual([])
})

const ask = (changed: Partial<DraftQuestion>): SurveyDraft => ({ ...survey, questions: [{ ...question, ...changed }] })

describe('one thing wrong', () => {
  test.each<[string, Parameters<typeof checkDraft>[0], 'error' | 'warning', string]>([
    ['no title', { ...survey, title: ' ' }, 'error', 'title'],
    ['no summary', { ...survey, summary: '' }, 'warning', 'summary'],
    ['no purpose', { ...poll, purpose: '\n' }, 'error', 'purpose'],
    ['keepDays 0', { ...survey, keepDays: 0 }, 'error', 'keepDays'],
    ['keepDays too many', { ...survey, keepDays: 1826 }, 'error', 'keepDays'],
    ['health kept long', { ...survey, aboutHealth: true, keepDays: 366 }, 'warning', 'keepDays'],
    ['no questions', { ...survey, questions: [] }, 'error', 'questions'],
    ['two questions in a poll', { ...poll, questions: [question, question] }, 'error', 'questions'],
    ['no question', ask({ content: '' }), 'error', 'questions.0.content'],
    ['no answers', ask({ answerGroups: [] }), 'error', 'questions.0.answerGroups'],
    ['a group without answers', ask({ answerGroups: [group()] }), 'error', 'questions.0.answerGroups'],
    [
      'an empty group beside another',
      ask({
        answerGroups: [
          { ...group(answer('Cháo'), answer('Cơm')), title: 'A' },
          { ...group(), title: 'B' },
        ],
      }),
      'error',
      'questions.0.answerGroups.1.answers',
    ],
    [
      'groups without a title',
      ask({ answerGroups: [{ ...group(answer('Cháo'), answer('Cơm')), title: 'A' }, group(answer('Phở'))] }),
      'warning',
      'questions.0.answerGroups.1.title',
    ],
    ['a single answer', ask({ answerGroups: [group(answer('Có'))] }), 'warning', 'questions.0.answerGroups'],
    [
      'two others',
      ask({ answerGroups: [group(answer('Khác', true), answer('Ý khác', true))] }),
      'error',
      'questions.0.answerGroups.0.answers',
    ],
    [
      'an empty answer',
      ask({ answerGroups: [group(answer('Có'), answer(' '))] }),
      'error',
      'questions.0.answerGroups.0.answers.1.content',
    ],
    [
      'an answer twice',
      ask({ answerGroups: [group(answer('Có'), answer('có '))] }),
      'warning',
      'questions.0.answerGroups.0.answers.1.content',
    ],
    ['choices of a free text', ask({ surveyQuestionTypeId: 3 }), 'error', 'questions.0.answerGroups'],
    ['image required, not allowed', ask({ requireAttachImage: true }), 'error', 'questions.0.requireAttachImage'],
    [
      'image in a poll',
      { ...poll, questions: [{ ...question, allowAttachImage: true }] },
      'error',
      'questions.0.allowAttachImage',
    ],
    ['no url', { ...poll, url: '' }, 'error', 'url'],
    ['url of another site', { ...poll, url: 'https://vi-du.example/so-tay-cua-me' }, 'error', 'url'],
    ['url with two slashes', { ...poll, url: '//so-tay-cua-me' }, 'error', 'url'],
    ['url nobody owns', { ...poll, url: '/khong-co' }, 'warning', 'url'],
    ['end past', { ...survey, endsAt: '2026-11-22T10:00:00+07:00' }, 'error', 'endsAt'],
    [
      'end before start',
      { ...survey, startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' },
      'error',
      'endsAt',
    ],
    ['no message', { ...popup, content: '' }, 'error', 'content'],
    ['no page', { ...popup, pageNames: [] }, 'error', 'pageNames'],
    ['an unknown page', { ...popup, pageNames: ['Handbook', 'Nowhere'] }, 'warning', 'pageNames.1'],
    ['button without words', { ...popup, buttonText: null }, 'error', 'buttonText'],
    ['button to a script', { ...popup, redirectUrl: 'javascript:alert(1)' }, 'error', 'redirectUrl'],
    ['button to nowhere', { ...popup, redirectUrl: '/khong-co' }, 'warning', 'redirectUrl'],
    ['too short to read', { ...popup, secondToShow: 4 }, 'warning', 'secondToShow'],
    ['large image', { ...popup, content: '![Bát cháo](/media/nang.webp)' }, 'warning', 'content'],
    ['image without words', { ...popup, content: 'Chào ![](/media/a.webp)' }, 'warning', 'content'],
    ['image elsewhere', { ...popup, content: '![a](https://vi-du.example/a.png)' }, 'error', 'content'],
  ])('%s', (_name, draft, level, place) => {
    const findings = checkDraft(draft, context)
    expect(findings.map((finding) => [finding.level, finding.place])).toEqual([[level, place]])
    expect(findings[0]?.message).toMatch(/\S/)
  })
})

test('what is unknown is not doubted', () => {
  const unknown: DraftContext = { now: context.now, ownsPath: null, pageNames: null }
  expect(checkDraft({ ...poll, url: '/khong-co' }, unknown)).toEqual([])
  expect(
    checkDraft({ ...popup, pageNames: ['Nowhere'], content: '![a](/nang)', redirectUrl: '/khong-co' }, unknown),
  ).toEqual([])
})

test('an end tomorrow is no finding', () => {
  expect(checkDraft({ ...survey, endsAt: '2026-11-22T03:00:01Z' }, context)).toEqual([])
})

test('positions by id, the first for an unknown one', () => {
  expect([1, 2, 3, 9].map((id) => popupButtonPosition(id).name)).toEqual(['left', 'center', 'right', 'left'])
})
