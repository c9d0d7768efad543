import { expect, test } from '@jest/globals'
import { paths, surveyPath } from 'shared-contracts/paths'
import { defineServerUnit } from 'shared-ui/server'
import { createFakeApi, notFound, pageRenderer } from 'shared-ui/testing'
import { remote } from '../../remote'
import { pages } from '../routes'
import { madeSurvey } from '../testing/made-survey'
import { surveyTexts as texts } from '../texts/surveys'

const renderPage = pageRenderer(remote, defineServerUnit({ info: remote, pages, widgets: {} }))
const survey = madeSurvey()
const api = createFakeApi({
  'Survey/GetAllActiveSurvey': () => [survey],
  'Survey/GetById': ({ query }) => (query?.id === survey.id ? survey : notFound('Survey/GetById')),
})

test('the list stands in the document for who has not logged in, and is indexed', async () => {
  const { head, html } = await renderPage('surveys', paths.userSurveys, api)
  expect(html).toContain('Bữa ăn của bé')
  expect(html).toContain(surveyPath(survey.id))
  expect(head).toMatchObject({ title: texts.title, description: texts.description })
  expect(head.noindex).toBeUndefined()
})

test('a survey stands in the document with its terms and questions, and is not indexed', async () => {
  const { head, html } = await renderPage('survey', surveyPath(survey.id), api)
  for (const text of [survey.purpose, texts.keptDays(90), texts.questionCount(3), 'Rau dền', 'Bạn muốn góp ý gì?'])
    expect(html).toContain(text)
  expect(head).toMatchObject({ title: survey.title, noindex: true })
})

test('a survey that is not there, or not yet, answers 404', async () => {
  expect((await renderPage('survey', surveyPath(6), api)).head.status).toBe(404)
})
