import { Page, PageHeader } from 'shared-ui'
import { DeskArea } from 'shared-ui/desk'
import { definePage } from 'shared-ui/remote'
import { missTexts, SearchMisses } from '../../features/search-misses'

/** Where editors see what was searched for in vain. */
function SearchDeskPage() {
  return (
    <Page>
      <PageHeader eyebrow={missTexts.eyebrow} title={missTexts.title} intro={missTexts.intro} />
      <DeskArea>{(editorId) => <SearchMisses editorId={editorId} />}</DeskArea>
    </Page>
  )
}

export default definePage({
  head: () => ({ title: missTexts.title, noindex: true }),
  Component: SearchDeskPage,
})
