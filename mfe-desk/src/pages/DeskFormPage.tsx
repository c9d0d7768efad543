import { DeskEditor, deskTexts, kindRoom, kindWords } from '../features/surveys'

/** The form of one survey, poll or popup. */
export default kindRoom((kind, id) => ({
  eyebrow: deskTexts.title,
  title: `Soạn ${kindWords(kind).one}`,
  back: null,
  children: (editorId) => <DeskEditor key={`${kind} ${id}`} kind={kind} id={id} editorId={editorId} />,
}))
