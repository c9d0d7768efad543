import type { ReactNode } from 'react'
import type { GrowthAdvice } from 'shared-contracts/growth-advice'
import { paths } from 'shared-contracts/paths'
import { Button } from 'shared-frame'
import { VerdictActions } from 'shared-ui/verdicts'
import { babyTexts } from '../../../texts/baby'
import { AdviceNotice } from '../../book'

interface Props {
  readonly advice: GrowthAdvice
  /** Makes the sheet for the clinic; left out for a child whose visits are not kept. */
  readonly takeAlong?: ReactNode
  /** Leads to the entry of a visit whose measures are in doubt; without it to the form. */
  readonly onCorrect?: () => void
}

/** What a visit says about a child, and the way to act on it. */
export function GrowthAdviceNotice({ advice, takeAlong, onCorrect = toForm }: Props) {
  return (
    <AdviceNotice
      tool="growth"
      verdict={advice}
      actions={
        <VerdictActions
          acts={advice.acts}
          articles={paths.babyArticles}
          own={{
            ...(takeAlong === undefined ? {} : { 'take along': takeAlong }),
            'measure again': (
              <Button size="small" onClick={onCorrect}>
                {babyTexts.result.measureAgain}
              </Button>
            ),
          }}
        />
      }
    />
  )
}

function toForm(): void {
  document.getElementById('check-weight')?.focus()
}
