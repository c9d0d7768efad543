import { formatChildAge, formatDecimal } from 'shared-contracts/formats'
import {
  childBmiStatusTitles,
  growthWords,
  implausibleWords,
  measureTitles,
  noScoreWords,
} from 'shared-contracts/growth'
import { Notice, Section } from 'shared-ui'
import { texts } from '../../../texts'
import { bookStyles as styles } from '../../book'
import type { ChildAssessment } from '../requests/judge-other-child'
import { leadingWords } from '../rules/growth-verdict'

const KINDS = { fine: 'success', watch: 'warning', see: 'warning' } as const

/** What a visit says: in one sentence first, then each figure with its meaning. Never a diagnosis. */
export function GrowthResult({ assessment, title }: { assessment: ChildAssessment; title: string }) {
  const words = leadingWords(assessment.assessments)
  return (
    <Section title={title} tone="leaf">
      <p>
        {texts.baby.result.age(formatChildAge(assessment.ageInMonths), assessment.ageInDays)}
        {assessment.bmi !== null && `${texts.baby.result.bmi(formatDecimal(assessment.bmi, 1))}`}
        {assessment.bmiStatus !== null && ` (${childBmiStatusTitles[assessment.bmiStatus].toLowerCase()})`}.
      </p>
      {words && (
        <Notice kind={KINDS[words.urgency]}>
          <strong>{words.title}.</strong> {words.meaning} {words.advice}
        </Notice>
      )}
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
            <td data-label="z-score">{score.zScore === null ? '–' : formatSigned(score.zScore)}</td>
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

/** "+1,25", "−0,4", "0". */
export function formatSigned(value: number): string {
  const size = formatDecimal(Math.abs(value), 2)
  if (value === 0) return size
  return value > 0 ? `+${size}` : `−${size}`
}
