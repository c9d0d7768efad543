import { findingMeaning, type GrowthAdvice } from 'shared-contracts/growth-advice'
import { AdviceNotice } from '../../book'

/** What a visit says about a child. */
export function GrowthAdviceNotice({ advice }: { advice: GrowthAdvice }) {
  const meanings = advice.findings.flatMap((finding) => findingMeaning(finding) ?? [])
  return (
    <AdviceNotice
      tool="growth"
      urgency={advice.urgency}
      verdict={`${advice.verdict}.`}
      meanings={meanings}
      advice={advice.advice}
    />
  )
}
