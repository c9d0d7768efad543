import { Stack } from 'shared-frame'
import { usePage } from 'shared-frame/remote'
import { CategoryTabs } from 'shared-ui/lists'
import { EntryListPage } from '../../../kit/list'
import { siteKinds } from '../list/listed-site'
import { PinsDesk } from '../pins/PinsDesk'
import { deskParts, entryAddress, entryIn, kindOf, NEW_ENTRY, partAddress, partIn } from '../rules/desk-address'
import { siteTexts as words } from '../site-texts'
import { SiteEditor } from './SiteEditor'

/** The part of the desk that the address names: a list, or one of its entries. */
export function SiteDesk({ editorId }: { readonly editorId: number }) {
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
        <EntryListPage key={kind} kind={siteKinds[kind]} makeAt={entryAddress(kind, NEW_ENTRY)} />
      ) : (
        <SiteEditor key={`${kind} ${entry}`} {...{ kind, editorId }} entryKey={entry === NEW_ENTRY ? null : entry} />
      )}
    </Stack>
  )
}
