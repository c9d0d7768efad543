import { kindRoom, kindWords, SurveyEditor, surveyTexts } from '../features/surveys'

/** The form of one survey, poll or popup. */
export default kindRoom((kind, id) => ({
  eyebrow: surveyTexts.title,
  title: `Soạn ${kindWords(kind).one}`,
  back: null,
  children: (editorId) => <SurveyEditor key={`${kind} ${id}`} kind={kind} id={id} editorId={editorId} />,
}))
