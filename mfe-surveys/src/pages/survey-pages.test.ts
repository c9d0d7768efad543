import { expect, test } from '@jest/globals'
import { paths, previewPath, surveyPath } from 'shared-contracts/paths'
import { defineServerUnit } from 'shared-frame/server'
import { createFakeApi, notFound, pageRenderer } from 'shared-frame/testing'
import { remote } from '../../remote'
import { pages } from '../routes'
import { madeSurvey } from '../testing/made-survey'
import { previewTexts } from '../texts/previews'
import { surveyTexts as texts } from '../texts/surveys'

const renderPage = pageRenderer(remote, defineServerUnit({ info: remote, pages, widgets: {} }))
const survey = madeSurvey()
const ended = madeSurvey({ id: 8, endedAt: '2026-11-21T03:00:00Z', takesAnswers: false, questions: [] })
const api = createFakeApi({
  'Survey/GetAllActiveSurvey': () => [survey],
  'Survey/GetById': ({ query }) => [survey, ended].find(({ id }) => id === query?.id) ?? notFound('Survey/GetById'),
})

test('the list stands in the document for who has not logged in, and is indexed', async () => {
  const { head, html } = await renderPage('surveys', paths.userSurveys, api)
  expect(html).toContain('Bữa ăn của bé')
  expect(html).toContain(surveyPath(survey.id))
  expect(html).toContain(`<noscript><p>${texts.listNeedsScript}</p></noscript>`)
  expect(head).toMatchObject({ title: texts.title, description: texts.description })
  expect(head.noindex).toBeUndefined()
})

test('a survey stands in the document with its terms and questions, and is not indexed', async () => {
  const { head, html } = await renderPage('survey', surveyPath(survey.id), api)
  for (const text of [survey.purpose, texts.keptDays(90), texts.questionCount(3), 'Rau dền', 'Bạn muốn góp ý gì?'])
    expect(html).toContain(text)
  expect(html).toContain(`<noscript><p>${texts.answerNeedsScript}</p>`)
  expect(head).toMatchObject({ title: survey.title, noindex: true })
})

test('a survey that has ended says when, thanks and leads to the list; it asks nothing and is not indexed', async () => {
  const { head, html } = await renderPage('survey', surveyPath(ended.id), api)
  expect(html).toContain(texts.endedOn('10:00, 21/11/2026'))
  expect(html).toContain(texts.endedThanks)
  expect(html).toContain(`href="${paths.userSurveys}"`)
  expect(html).not.toContain(ended.purpose)
  expect(html).not.toMatch(/<(form|fieldset|input)/)
  expect(head).toMatchObject({ title: ended.title, noindex: true })
  expect(head.status).toBeUndefined()
})

test('while it still takes answers for an hour the form stays, and says so', async () => {
  const ending = { ...survey, id: 9, endedAt: '2026-11-21T03:00:00Z' }
  const { html } = await renderPage('survey', surveyPath(9), createFakeApi({ 'Survey/GetById': () => ending }))
  expect(html).toContain(texts.stillTaken)
  expect(html).toContain('Bạn muốn góp ý gì?')
})

test('a survey that is not there, or not yet, answers 404', async () => {
  expect((await renderPage('survey', surveyPath(6), api)).head.status).toBe(404)
})

test.each(['survey', 'poll', 'popup'] as const)(
  'the preview of a %s is named after its kind and not indexed',
  async (kind) => {
    const { head, html } = await renderPage(`${kind}-preview`, previewPath({ kind, id: 7, token: null }), api)
    expect(head).toMatchObject({ title: previewTexts.titles[kind], noindex: true })
    // Documents hold nothing of a draft.
    expect(html).toBe('')
  },
)
