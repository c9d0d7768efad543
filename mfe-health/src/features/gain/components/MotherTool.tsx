import { useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { motherTexts } from '../../../texts/mother'
import { Choices } from '../../book'
import { OtherMother } from './OtherMother'
import { OwnGain } from './OwnGain'

/** A logged-in user: her own book, or another mother who is not stored. */
export function MotherTool({ userId, today }: { userId: number; today: CalendarDay }) {
  const [whose, setWhose] = useState<'own' | 'other'>('own')
  return (
    <>
      <Choices
        label={motherTexts.whose}
        choices={[
          { value: 'own', title: motherTexts.own },
          { value: 'other', title: motherTexts.otherMother },
        ]}
        value={whose}
        onChange={setWhose}
      />
      {whose === 'own' ? <OwnGain userId={userId} today={today} /> : <OtherMother today={today} />}
    </>
  )
}
