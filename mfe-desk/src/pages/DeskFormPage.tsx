import { DeskFormLoader, deskTexts, kindRoom, kindWords } from '../features/surveys'

/** The form of one survey, poll or popup. */
export default kindRoom((kind, id) => ({
  eyebrow: deskTexts.title,
  title: `Soạn ${kindWords(kind).one}`,
  children: (editorId) => <DeskFormLoader kind={kind} id={id} editorId={editorId} />,
}))
