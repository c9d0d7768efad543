import { useEffect, useReducer, useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { Notice, Stack, useSession, useShell } from 'shared-ui'
import { useQuery, useQueryClient } from 'shared-ui/remote'
import { texts } from '../../../texts'
import { Choices } from '../../book/Choices'
import { failureMessage } from '../../book/failures'
import { WithdrawnConsent } from '../../consent/WithdrawnConsent'
import { ownProfileQuery } from '../../growth/requests/growth-queries'
import { QuestionTool } from '../questions/QuestionTool'
import type { SavedDiet } from '../requests/diet-queries'
import { changeDiet } from '../rules/diet-draft'
import { keepDiet, keptDiet } from '../rules/kept-diet'
import { openedEntries, personOfType } from '../rules/opened-diet'
import { findPerson, ownPersons } from '../rules/person'
import { DayTool } from './DayTool'
import { KeptDiets } from './KeptDiets'
import { PersonSelect } from './PersonSelect'

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
