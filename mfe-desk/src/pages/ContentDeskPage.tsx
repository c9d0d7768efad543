import { Page, PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { ContentDeskPart, contentTexts } from '../features/content'
import { DeskArea } from '../kit/room'

/** The way of the content: what is written and not yet read, what is to be reviewed, what was imported. */
function ContentDeskPage() {
  return (
    <Page>
      <PageHeader title={contentTexts.title} intro={contentTexts.intro} />
      <DeskArea>{() => <ContentDeskPart />}</DeskArea>
    </Page>
  )
}

export default definePage({
  head: () => ({ title: contentTexts.title, noindex: true }),
  Component: ContentDeskPage,
})
