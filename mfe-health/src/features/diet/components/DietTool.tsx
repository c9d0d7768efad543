import { useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { Notice, Stack, useSession, useShell } from 'shared-frame'
import { useKeptValue } from 'shared-frame/kept'
import { usePage, useQueryClient } from 'shared-frame/remote'
import { useWhom } from 'shared-ui/family'
import { dietTexts } from '../../../texts/diet'
import { Choices, failureMessage } from '../../book'
import { WithdrawnConsent } from '../../consent'
import { DEFAULT_ACTIVITY } from '../../needs'
import { QuestionTool } from '../questions/QuestionTool'
import { openedEntries } from '../requests/opened-entries'
import type { SavedDiet } from '../requests/saved-diets'
import { changeDiet, type DietChange, emptyDiet } from '../rules/diet-draft'
import { keptDiet } from '../rules/kept-draft'
import { findPerson, hasActivity, ownPersons, personOfType, sitePersonCode, toldByPerson } from '../rules/person'
import { DayTool } from './DayTool'
import { PersonSelect } from './PersonSelect'
import { SavedDiets } from './SavedDiets'

type Way = 'dishes' | 'questions'

/** The self-check in both its ways: by what was eaten, or by the consulting questions. Open to everyone; users can save it. */
export function DietTool({ today }: { today: CalendarDay }) {
  const { api, notify } = useShell()
  const client = useQueryClient()
  const session = useSession()
  const userId = session.state === 'signed-in' ? session.user.id : null
  const site = useWhom(usePage())
  const [draft, setDraft] = useKeptValue(keptDiet, 'day', emptyDiet)
  const change = (step: DietChange) => setDraft((before) => changeDiet(before, step))
  const [way, setWay] = useState<Way>('dishes')
  const [opened, setOpened] = useState<SavedDiet | null>(null)

  const own = ownPersons(site.members, site)
  const person = findPerson(draft.personCode ?? sitePersonCode(site), own)
  const activity = hasActivity(person) ? draft.activity : DEFAULT_ACTIVITY

  /** For the whole site, until it is changed; a child past five years is this page's matter alone. */
  function choose(code: string) {
    const told = toldByPerson(code, site.members, today)
    change({ kind: 'person', code: told === null ? code : null })
    if (told !== null) site.choose(told)
  }

  async function open(diet: SavedDiet) {
    try {
      const whose = personOfType(diet.objectTypeId, own)
      const eaten = await openedEntries(api, client, diet)
      if (whose) change({ kind: 'person', code: whose.code })
      change({ kind: 'activity', activity: diet.activity })
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
      {userId !== null && <WithdrawnConsent />}
      <div>
        <PersonSelect
          own={own}
          chosen={person}
          onChoose={choose}
          activity={draft.activity}
          onActivity={(chosen) => change({ kind: 'activity', activity: chosen })}
        />
        <Choices<Way>
          label={dietTexts.how}
          choices={[
            { value: 'dishes', title: dietTexts.byDishes },
            { value: 'questions', title: dietTexts.byQuestions },
          ]}
          value={way}
          onChange={setWay}
        />
      </div>
      {person.objectTypeId === null ? (
        <Notice kind="info">{person.none === 'grown' ? dietTexts.person.tooOld : dietTexts.person.tooYoung}</Notice>
      ) : way === 'dishes' ? (
        <DayTool
          person={{ title: person.title, objectTypeId: person.objectTypeId, activity }}
          eaten={draft.eaten}
          change={change}
        />
      ) : (
        <QuestionTool
          key={opened?.id ?? 'new'}
          person={{ title: person.title, objectTypeId: person.objectTypeId, activity }}
          opened={opened}
        />
      )}
      {userId !== null && <SavedDiets userId={userId} onOpen={(diet) => void open(diet)} />}
    </Stack>
  )
}
