import { Page, PageHeader } from 'shared-frame'
import { definePage, type PageContext, usePage } from 'shared-frame/remote'
import { DeskFormLoader, deskTexts, kindOfSlug, kindWords } from '../features/surveys'
import { DeskArea } from '../kit/room'

const kindIn = ({ params }: PageContext) => kindOfSlug(params.kind)

/** The form of one survey, poll or popup. */
function DeskFormPage() {
  const page = usePage()
  const kind = kindIn(page) ?? 'survey'
  const id = Number.parseInt(page.params.id ?? '', 10)
  return (
    <Page>
      <PageHeader eyebrow={deskTexts.title} title={titleOf(kind)} />
      <DeskArea>{(editorId) => <DeskFormLoader kind={kind} id={id} editorId={editorId} />}</DeskArea>
    </Page>
  )
}

function titleOf(kind: Parameters<typeof kindWords>[0]): string {
  return `Soạn ${kindWords(kind).one}`
}

export default definePage({
  head(context) {
    const kind = kindIn(context)
    if (kind === null) return { title: deskTexts.title, status: 404, noindex: true }
    return { title: titleOf(kind), noindex: true }
  },
  Component: DeskFormPage,
})
