import type { ReactNode } from 'react'
import { calendarDayOf } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import { surveyPath } from 'shared-contracts/paths'
import { AppLink, Tag } from 'shared-frame'
import { surveyTexts as texts } from '../../../texts/surveys'
import type { SurveyCard } from '../requests/active-surveys'
import type { SubmittedCard } from '../requests/submitted-survey'
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

/** What the visitor has answered, each with the day and whether it has ended. */
export function AnsweredCards({ surveys }: { surveys: readonly SubmittedCard[] }) {
  return (
    <ul className={styles.cards}>
      {surveys.map((survey) => (
        <Card key={survey.id} survey={survey} isOver={survey.endedAt !== null}>
          <Tag tone="leaf">{texts.sentOn(dayOf(survey.submittedAt))}</Tag>
          {survey.endedAt !== null && <Tag>{texts.over}</Tag>}
        </Card>
      ))}
    </ul>
  )
}

interface CardProps {
  readonly survey: SurveyCard
  readonly isOver?: boolean
  readonly children?: ReactNode
}

function Card({ survey, isOver = false, children }: CardProps) {
  const { id, title, summary, questionCount, endsAt } = survey
  const facts = [texts.questionCount(questionCount), endsAt === null || isOver ? null : texts.until(dayOf(endsAt))]
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
