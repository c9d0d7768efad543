import { Page, PageHeader } from 'shared-frame'
import { definePage, type PageContext, usePage } from 'shared-frame/remote'
import { deskTexts, kindOfSlug, kindWords, NewItemPart } from '../features/surveys'
import { DeskArea } from '../kit/room'

const words = deskTexts.newItem
const kindIn = ({ params }: PageContext) => kindOfSlug(params.kind)

/** The first step of a new survey, poll or popup. */
function NewDeskItemPage() {
  const kind = kindIn(usePage()) ?? 'survey'
  return (
    <Page width="text">
      <PageHeader title={words.title(kindWords(kind).one)} intro={words.intro} />
      <DeskArea>{() => <NewItemPart kind={kind} />}</DeskArea>
    </Page>
  )
}

export default definePage({
  head(context) {
    const kind = kindIn(context)
    if (kind === null) return { title: deskTexts.title, status: 404, noindex: true }
    return { title: words.title(kindWords(kind).one), noindex: true }
  },
  Component: NewDeskItemPage,
})
