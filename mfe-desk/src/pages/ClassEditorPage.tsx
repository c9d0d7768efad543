import { paths } from 'shared-contracts/paths'
import { LinkButton, Page, PageHeader } from 'shared-frame'
import { definePage, type PageContext, usePage } from 'shared-frame/remote'
import { ClassEditor, classDeskTexts } from '../features/classes'
import { DeskArea } from '../kit/room'

/** Null: a new class. */
function idIn({ params }: Pick<PageContext, 'params'>): number | null {
  return params.id === undefined ? null : Number.parseInt(params.id, 10)
}

/** Where an editor writes a class. */
function ClassEditorPage() {
  const id = idIn(usePage())
  return (
    <Page width="text">
      <PageHeader title={id === null ? classDeskTexts.newTitle : classDeskTexts.editTitle} />
      <p>
        <LinkButton tone="quiet" to={paths.classDesk}>
          {classDeskTexts.back}
        </LinkButton>
      </p>
      <DeskArea>{() => <ClassEditor key={id} id={id} />}</DeskArea>
    </Page>
  )
}

export default definePage({
  head: (context) => ({
    title: idIn(context) === null ? classDeskTexts.newTitle : classDeskTexts.editTitle,
    noindex: true,
  }),
  Component: ClassEditorPage,
})
