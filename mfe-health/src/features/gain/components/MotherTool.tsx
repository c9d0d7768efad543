import { useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { texts } from '../../../texts'
import { Choices } from '../../book'
import { OtherMother } from './OtherMother'
import { OwnGain } from './OwnGain'

/** A logged-in user: her own book, or another mother who is not stored. */
export function MotherTool({ userId, today }: { userId: number; today: CalendarDay }) {
  const [whose, setWhose] = useState<'own' | 'other'>('own')
  return (
    <>
      <Choices
        label={texts.mother.whose}
        choices={[
          { value: 'own', title: texts.mother.own },
          { value: 'other', title: texts.mother.otherMother },
        ]}
        value={whose}
        onChange={setWhose}
      />
      {whose === 'own' ? <OwnGain userId={userId} today={today} /> : <OtherMother today={today} />}
    </>
  )
}
