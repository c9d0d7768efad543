import { useState } from 'react'
import type { Sex } from 'shared-contracts/growth'
import { babyTexts } from '../../../texts/baby'
import { Choices } from '../../book'
import { GrowthCharts } from './GrowthCharts'

/** The curves of the standard, for whoever only wants to look. */
export function StandardCurves() {
  const [sex, setSex] = useState<Sex>(0)
  return (
    <div>
      <Choices<Sex>
        label={babyTexts.sexOfCurves}
        choices={[
          { value: 0, title: babyTexts.boy },
          { value: 1, title: babyTexts.girl },
        ]}
        value={sex}
        onChange={setSex}
      />
      <GrowthCharts sex={sex} visits={[]} />
    </div>
  )
}
