import { Page, PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { SearchDesk, searchDeskTexts as words } from '../features/searches'
import { DeskArea } from '../kit/room'

/** Where editors see what was searched for in vain, and say what should be found. */
function SearchDeskPage() {
  return (
    <Page>
      <PageHeader eyebrow={words.eyebrow} title={words.title} intro={words.intro} />
      <DeskArea>{() => <SearchDesk />}</DeskArea>
    </Page>
  )
}

export default definePage({
  head: () => ({ title: words.title, noindex: true }),
  Component: SearchDeskPage,
})
