import { Stack } from 'shared-frame'
import { usePage } from 'shared-frame/remote'
import { CategoryTabs } from 'shared-ui/lists'
import { deskParts, entryIn, kindOf, NEW_ENTRY, partAddress, partIn } from '../rules/desk-address'
import { siteDeskTexts as words } from '../site-desk-texts'
import { EntryEditor } from './EntryEditor'
import { EntryList } from './EntryList'
import { PinsDesk } from './PinsDesk'

/** The part of the desk that the address names: a list, or one of its entries. */
export function SiteDesk() {
  const { search } = usePage()
  const part = partIn(search)
  const kind = kindOf(part)
  const entry = entryIn(search)
  return (
    <Stack gap="large">
      <CategoryTabs
        label={words.partsLabel}
        tabs={deskParts.map((each) => ({ to: partAddress(each), title: words.parts[each], current: each === part }))}
      />
      {kind === null ? (
        <PinsDesk />
      ) : entry === null ? (
        <EntryList key={kind} kind={kind} />
      ) : (
        <EntryEditor key={`${kind} ${entry}`} kind={kind} entryKey={entry === NEW_ENTRY ? null : entry} />
      )}
    </Stack>
  )
}
