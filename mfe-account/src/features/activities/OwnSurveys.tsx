import type { CallAnswer } from 'shared-contracts/calls'
import { surveyPath } from 'shared-contracts/paths'
import { AppLink, EmptyState, Section, Tag, useShell } from 'shared-ui'
import { useQuery } from 'shared-ui/remote'
import { accountTexts } from '../../texts/account'
import styles from './Activities.module.css'
import { Asked } from './Asked'
import { ownSurveysQuery } from './activity-queries'

const texts = accountTexts.activities

type SurveyCard = CallAnswer<'Survey/GetAllActiveSurvey'>[number]

/** The surveys of the programme: what waits for an answer, and what was answered. */
export function OwnSurveys({ userId }: { userId: number }) {
  const { api } = useShell()
  const surveys = useQuery(ownSurveysQuery(api, userId))
  return (
    <Section title={texts.surveys}>
      <Asked query={surveys} loading={{ count: 3, label: texts.surveysLoading }}>
        {({ waiting, answered }) =>
          waiting.length + answered.length === 0 ? (
            <EmptyState title={texts.noSurveys} />
          ) : (
            <ul className={styles.surveys}>
              {waiting.map((survey) => (
                <Survey key={survey.id} survey={survey} answered={false} />
              ))}
              {answered.map((survey) => (
                <Survey key={survey.id} survey={survey} answered />
              ))}
            </ul>
          )
        }
      </Asked>
    </Section>
  )
}

function Survey({ survey, answered }: { survey: SurveyCard; answered: boolean }) {
  return (
    <li>
      <h3>
        <AppLink to={surveyPath(survey.id)}>{survey.title}</AppLink>
      </h3>
      <p>{survey.summary}</p>
      <p>
        <Tag tone={answered ? 'plain' : 'papaya'}>{answered ? texts.answered : texts.waiting}</Tag>{' '}
        {texts.questions(survey.questionCount)}
      </p>
    </li>
  )
}
