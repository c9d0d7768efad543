import { formatDecimal } from 'shared-contracts/formats'
import { Notice, Section } from 'shared-ui'
import { texts } from '../../../texts'
import type { MotherAssessment } from '../requests/judge-other-mother'
import { gainAdvice } from '../rules/gain-advice'

/** What a weighing says: BMI, gain against what is expected, and what helps. */
export function GainResult({ assessment, title }: { assessment: MotherAssessment; title: string }) {
  const words = texts.mother.result
  const { bmi, bmiStatus, weightGain, weightGainMin, weightGainMax, weightGainStatus, reason } = assessment
  const advice = gainAdvice(assessment)
  return (
    <Section title={title} tone="leaf">
      {bmi !== null && (
        <p>
          {weightGain === null ? words.bmiNow : words.bmiBefore} <strong>{formatDecimal(bmi, 1)} kg/m²</strong>
          {bmiStatus !== null && `: ${words.bmi[bmiStatus]}`}.
        </p>
      )}
      {weightGain !== null && (
        <p>
          {weightGain < 0 ? words.lost : words.gained} <strong>{formatDecimal(Math.abs(weightGain), 1)} kg</strong>
          {weightGainMin !== null &&
            weightGainMax !== null &&
            `. ${words.expected(gainRange(weightGainMin, weightGainMax))}`}
          {weightGainStatus !== null && `: ${words.status[weightGainStatus]}`}.
        </p>
      )}
      {reason !== null && <p>{reason}</p>}
      {advice !== null && <Notice kind={weightGainStatus === 'within' ? 'success' : 'info'}>{advice}</Notice>}
      <p>
        <small>{words.note}</small>
      </p>
    </Section>
  )
}

function gainRange(min: number, max: number): string {
  return min === max ? `khoảng ${formatDecimal(min, 1)}` : `${formatDecimal(min, 1)}–${formatDecimal(max, 1)}`
}
