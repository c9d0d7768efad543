import { useEffect, useReducer, useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { Notice, Stack, useSession, useShell } from 'shared-ui'
import { useQuery, useQueryClient } from 'shared-ui/remote'
import { texts } from '../../texts'
import { WithdrawnConsent } from '../consent/WithdrawnConsent'
import { QuestionTool } from '../consulting/QuestionTool'
import { Choices } from '../growth/Choices'
import { failureMessage } from '../growth/field-problems'
import { ownProfileQuery } from '../growth/growth-queries'
import { DayTool } from './DayTool'
import { changeDiet } from './diet-draft'
import type { SavedDiet } from './diet-queries'
import { KeptDiets } from './KeptDiets'
import { keepDiet, keptDiet } from './kept-diet'
import { openedEntries, personOfType } from './opened-diet'
import { PersonSelect } from './PersonSelect'
import { findPerson, ownPersons } from './person'

type Way = 'dishes' | 'questions'

/** The self-check in both its ways: by what was eaten, or by the consulting questions. Open to everyone; users can keep it. */
export function DietTool({ today }: { today: CalendarDay }) {
  const { api, notify } = useShell()
  const client = useQueryClient()
  const session = useSession()
  const userId = session.state === 'signed-in' ? session.user.id : null
  const profile = useQuery({ ...ownProfileQuery(api, userId ?? 0), enabled: userId !== null })
  const [draft, change] = useReducer(changeDiet, null, keptDiet)
  const [way, setWay] = useState<Way>('dishes')
  const [opened, setOpened] = useState<SavedDiet | null>(null)
  useEffect(() => keepDiet(draft), [draft])

  const own = profile.data && userId !== null ? ownPersons(profile.data, today) : []
  const person = findPerson(draft.personCode, own)

  async function open(diet: SavedDiet) {
    try {
      const whose = personOfType(diet.objectTypeId, own)
      const eaten = await openedEntries(api, client, diet)
      if (whose) change({ kind: 'person', code: whose.code })
      if (diet.meals.length > 0) change({ kind: 'replace', eaten })
      setOpened(diet)
      setWay(diet.meals.length > 0 ? 'dishes' : 'questions')
      document.querySelector('h1')?.scrollIntoView()
    } catch (error) {
      notify(failureMessage(error), 'error')
    }
  }

  return (
    <Stack gap="large">
      {userId !== null && <WithdrawnConsent userId={userId} />}
      <div>
        <PersonSelect own={own} chosen={person} onChoose={(code) => change({ kind: 'person', code })} />
        <Choices<Way>
          label={texts.diet.how}
          choices={[
            { value: 'dishes', title: texts.diet.byDishes },
            { value: 'questions', title: texts.diet.byQuestions },
          ]}
          value={way}
          onChange={setWay}
        />
      </div>
      {person.objectTypeId === null ? (
        <Notice kind="info">{person.tooOld ? texts.diet.person.tooOld : texts.diet.person.tooYoung}</Notice>
      ) : way === 'dishes' ? (
        <DayTool
          person={{ title: person.title, objectTypeId: person.objectTypeId }}
          eaten={draft.eaten}
          change={change}
        />
      ) : (
        <QuestionTool
          key={opened?.id ?? 'new'}
          person={{ title: person.title, objectTypeId: person.objectTypeId }}
          initial={opened?.answers ?? []}
        />
      )}
      {userId !== null && <KeptDiets userId={userId} onOpen={(diet) => void open(diet)} />}
    </Stack>
  )
}
