import { Notice } from 'shared-frame'
import { surveyTexts as texts } from '../../../texts/surveys'
import type { Survey } from '../requests/survey'
import styles from './SurveyTerms.module.css'

/** What the answers are for, how long they are kept, and how many questions there are. */
export function SurveyTerms({ survey }: { survey: Survey }) {
  return (
    <div className={styles.place}>
      <dl className={styles.terms}>
        <div>
          <dt>{texts.length}</dt>
          <dd>{texts.questionCount(survey.questions.length)}</dd>
        </div>
        {survey.purpose !== '' && (
          <div>
            <dt>{texts.purpose}</dt>
            <dd>{survey.purpose}</dd>
          </div>
        )}
        <div>
          <dt>{texts.kept}</dt>
          <dd>{texts.keptDays(survey.keepDays)}</dd>
        </div>
      </dl>
      {survey.aboutHealth && <Notice kind="info">{texts.aboutHealth}</Notice>}
    </div>
  )
}
