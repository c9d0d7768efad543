import { formatDecimal } from 'shared-contracts/formats'
import { type AdvisedWeighing, weighingAdvice } from 'shared-contracts/gain-advice'
import { gainFigures } from 'shared-contracts/gestation'
import { Section } from 'shared-ui'
import { texts } from '../../../texts'
import { AdviceNotice } from '../../book'

export interface GainResultProps {
  readonly assessment: AdvisedWeighing
  /** The weighing before; undefined: this is the first. */
  readonly earlier: AdvisedWeighing | undefined
  readonly title: string
}

/** What a weighing says: BMI, gain against what is expected, and what helps. */
export default function GainResult({ assessment, earlier, title }: GainResultProps) {
  const words = texts.mother.result
  const { bmi, bmiStatus, weightGain, weightGainStatus, reason } = assessment
  const advice = weighingAdvice(assessment, earlier)
  const { gain, min, max } = gainFigures(assessment)
  return (
    <Section title={title} tone="leaf">
      {bmi !== null && (
        <p>
          {weightGain === null ? words.bmiNow : words.bmiBefore} <strong>{formatDecimal(bmi, 2)} kg/m²</strong>
          {bmiStatus !== null && ` (${words.bmi[bmiStatus]})`}.
        </p>
      )}
      {weightGain !== null && gain !== null && (
        <p>
          {weightGain < 0 ? words.lost : words.gained} <strong>{gain.replace('−', '')} kg</strong>
          {min !== null && max !== null && `. ${words.expected(words.range(min, max))}`}
          {weightGainStatus !== null && `: ${words.status[weightGainStatus]}`}.
        </p>
      )}
      {reason !== null && <p>{reason}</p>}
      {advice && (
        <AdviceNotice
          tool="gain"
          urgency={advice.urgency}
          verdict={words.urgency[advice.urgency]}
          advice={advice.advice}
        />
      )}
      <p>
        <small>{words.note}</small>
      </p>
    </Section>
  )
}
