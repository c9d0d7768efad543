import { useState } from 'react'
import type { Sex } from 'shared-contracts/growth'
import { texts } from '../../../texts'
import { Choices } from '../../book'
import { GrowthCharts } from './GrowthCharts'

/** The curves of the standard, for whoever only wants to look. */
export function StandardCurves() {
  const [sex, setSex] = useState<Sex>(0)
  return (
    <div>
      <Choices<Sex>
        label={texts.baby.sexOfCurves}
        choices={[
          { value: 0, title: texts.baby.boy },
          { value: 1, title: texts.baby.girl },
        ]}
        value={sex}
        onChange={setSex}
      />
      <GrowthCharts sex={sex} visits={[]} />
    </div>
  )
}
