import { lazy, Suspense, useEffect, useState } from 'react'
import { useSession, useShell } from 'shared-frame'
import { useWorkOwner } from 'shared-frame/kept'
import { surveyTexts as texts } from '../../../texts/surveys'
import { emptyAnswer, QuestionField } from '../../questions'
import { useSubmittedSurvey } from '../requests/submitted-survey'
import type { Survey } from '../requests/survey'
import { NeedsScript } from './NeedsScript'
import { SubmittedAnswers } from './SubmittedAnswers'
import styles from './SurveyQuestions.module.css'

const loadForm = () => import(/* webpackChunkName: "survey-form" */ '../form/survey-form-part')
const SurveyForm = lazy(loadForm)

/** The questions of a survey to be answered; who has sent her answers reads them. */
export function SurveyAnswering({ survey }: { survey: Survey }) {
  const { bus } = useShell()
  const session = useSession()
  const owner = useWorkOwner()
  const submitted = useSubmittedSurvey(survey.id)
  const [isNew, setNew] = useState(false)
  // While it is being found out who is here.
  useEffect(() => void loadForm().catch(() => {}), [])
  useEffect(
    () =>
      bus.subscribe('surveys/submitted', ({ surveyId }) => {
        if (surveyId === survey.id) setNew(true)
      }),
    [bus, survey.id],
  )

  if (session.state === 'signed-in' && submitted.data)
    return <SubmittedAnswers questions={survey.questions} submitted={submitted.data} isNew={isNew} />
  // Known before a form that she can't send: whoever answered elsewhere sees that at once.
  const isAsking = session.state === 'signed-in' && submitted.isPending
  if (owner === null || isAsking) return <QuestionsToRead survey={survey} />
  return (
    <Suspense fallback={<QuestionsToRead survey={survey} />}>
      <SurveyForm key={`${owner} ${survey.id}`} survey={survey} owner={owner} />
    </Suspense>
  )
}

/** As documents have them, and while it is not known who is here. */
function QuestionsToRead({ survey }: { survey: Survey }) {
  return (
    <div className={styles.questions}>
      <NeedsScript words={texts.answerNeedsScript} withList />
      {survey.questions.map((question) => (
        <QuestionField key={question.id} question={question} answer={emptyAnswer} disabled onChange={() => {}} />
      ))}
    </div>
  )
}
