import { formatChildAge, formatDecimal, formatZScore } from 'shared-contracts/formats'
import { growthWords, implausibleWords, measureTitles, noScoreWords } from 'shared-contracts/growth'
import { type AdvisedVisit, type MeasuredVisit, visitAdvice } from 'shared-contracts/growth-advice'
import { Section } from 'shared-ui'
import { texts } from '../../../texts'
import { bookStyles as styles } from '../../book'
import type { ChildAssessment } from '../requests/judge-other-child'
import { GrowthAdviceNotice } from './GrowthAdviceNotice'
import { VelocityNote } from './VelocityNote'

export interface GrowthResultProps {
  readonly assessment: ChildAssessment & AdvisedVisit
  /** The visit before; undefined: this is the first. */
  readonly earlier: MeasuredVisit | undefined
  readonly title: string
}

/** What a visit says: one verdict first, what it asks for, then each figure with its meaning. Never a diagnosis. */
export default function GrowthResult({ assessment, earlier, title }: GrowthResultProps) {
  const advice = visitAdvice(assessment, earlier)
  return (
    <Section title={title} tone="leaf">
      <p>
        {texts.baby.result.age(formatChildAge(assessment.ageInMonths), assessment.ageInDays)}
        {assessment.bmi !== null && `${texts.baby.result.bmi(formatDecimal(assessment.bmi, 1))}`}.
      </p>
      {advice && <GrowthAdviceNotice advice={advice} />}
      <VelocityNote earlier={earlier} later={assessment} />
      {assessment.positionIgnored && <p>{texts.baby.result.positionIgnored}</p>}
      <Scores assessments={assessment.assessments} caption={texts.baby.result.official} />
      {assessment.correctedAgeInDays !== null && (
        <Scores
          assessments={assessment.correctedAssessments}
          caption={texts.baby.result.corrected(assessment.correctedAgeInDays)}
        />
      )}
      <p>
        <small>{texts.baby.result.note}</small>
      </p>
    </Section>
  )
}

function Scores({ assessments, caption }: { assessments: ChildAssessment['assessments']; caption: string }) {
  return (
    <table className={styles.scores}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.baby.result.measure}</th>
          <th scope="col">z-score</th>
          <th scope="col">{texts.baby.result.percentile}</th>
          <th scope="col">{texts.baby.result.meaning}</th>
        </tr>
      </thead>
      <tbody>
        {assessments.map((score) => (
          <tr key={score.measureTypeName}>
            <th scope="row">{measureTitles[score.measureTypeName]}</th>
            <td data-label="z-score">{formatZScore(score.zScore)}</td>
            <td data-label={texts.baby.result.percentile}>
              {score.percentile === null ? '–' : `${formatDecimal(score.percentile, 1)}%`}
            </td>
            <td data-label={texts.baby.result.meaning}>{meaningOf(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function meaningOf(score: ChildAssessment['assessments'][number]): string {
  if (score.reason !== null) return noScoreWords[score.reason]
  if (score.implausible) return implausibleWords
  return score.classification === null ? '–' : growthWords[score.classification].title
}
