import { paths, surveyPath } from 'shared-contracts/paths'
import { AppLink, EmptyState, LinkButton, Section, useRemainingSurveys } from 'shared-frame'
import { accountTexts } from '../../texts/account'
import { Asked } from '../own-account'
import styles from './OwnSurveys.module.css'

const texts = accountTexts.activities

/** The surveys that wait for the user's answers. */
export function OwnSurveys() {
  const surveys = useRemainingSurveys()
  return (
    <Section title={texts.surveys} more={<AppLink to={paths.userSurveys}>{texts.allSurveys}</AppLink>}>
      <Asked query={surveys} loading={{ shape: 'text', count: 2, label: texts.surveysLoading }}>
        {(remaining) =>
          remaining.length === 0 ? (
            <EmptyState
              title={texts.noSurveys}
              actions={
                <LinkButton to={paths.userSurveys} tone="soft">
                  {texts.aboutSurveys}
                </LinkButton>
              }
            />
          ) : (
            <ul className={styles.surveys}>
              {remaining.map(({ id, title, questionCount }) => (
                <li key={id}>
                  <AppLink to={surveyPath(id)}>{title}</AppLink>
                  <span>{texts.surveyQuestions(questionCount)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </Asked>
    </Section>
  )
}
