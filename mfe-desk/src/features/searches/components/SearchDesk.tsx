import { Section, Stack } from 'shared-frame'
import { JudgeFormPart } from '../forms/judge-form-part'
import { searchTexts } from '../search-texts'
import { JudgedSearches } from './JudgedSearches'
import { MissedSearches } from './MissedSearches'

/** What visitors searched for and didn't find, and what editors want to be found. */
export function SearchDesk() {
  const { judged, form } = searchTexts
  return (
    <Stack gap="large">
      <MissedSearches />
      <Section title={judged.title} intro={judged.intro}>
        <JudgedSearches />
      </Section>
      <Section title={form.title} intro={form.intro}>
        <JudgeFormPart />
      </Section>
    </Stack>
  )
}
