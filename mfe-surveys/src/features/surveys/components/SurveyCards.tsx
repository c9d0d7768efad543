import type { ReactNode } from 'react'
import { calendarDayOf } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import { surveyPath } from 'shared-contracts/paths'
import { AppLink, Tag } from 'shared-ui'
import { surveyTexts as texts } from '../../../texts/surveys'
import type { SurveyCard } from '../requests/active-surveys'
import { useSubmittedSurvey } from '../requests/submitted-survey'
import { useOwnDrafts } from '../requests/use-own-drafts'
import styles from './SurveyCards.module.css'

const dayOf = (instant: string): string => formatDay(calendarDayOf(new Date(instant)))

/** Surveys to answer, each with how long it takes and whether it was begun on this device. */
export function SurveyCards({ surveys }: { surveys: readonly SurveyCard[] }) {
  const drafts = useOwnDrafts()
  return (
    <ul className={styles.cards}>
      {surveys.map((survey) => {
        const draft = drafts.find(({ surveyId }) => surveyId === survey.id)
        return (
          <Card key={survey.id} survey={survey}>
            {draft && <Tag tone="papaya">{draft.waiting === null ? texts.begun : texts.waits}</Tag>}
          </Card>
        )
      })}
    </ul>
  )
}

/** One that the visitor has answered, with the day. */
export function AnsweredCard({ survey }: { survey: SurveyCard }) {
  const { data } = useSubmittedSurvey(survey.id)
  return <Card survey={survey}>{data && <Tag tone="leaf">{texts.sentOn(dayOf(data.submittedAt))}</Tag>}</Card>
}

function Card({ survey, children }: { survey: SurveyCard; children?: ReactNode }) {
  const { id, title, summary, questionCount, endsAt } = survey
  const facts = [texts.questionCount(questionCount), endsAt === null ? null : texts.until(dayOf(endsAt))]
  return (
    <li className={styles.card}>
      <h3>
        <AppLink to={surveyPath(id)}>{title}</AppLink>
      </h3>
      {summary !== '' && <p>{summary}</p>}
      <p className={styles.facts}>{facts.filter(Boolean).join(', ')}</p>
      {children}
    </li>
  )
}
