import { kindRoom, kindWords, PopupViews, SurveyResults, surveyTexts } from '../features/surveys'

/** What was answered to a survey or poll, or how many saw a popup, which isn't answered. */
export default kindRoom((kind, id) => ({
  eyebrow: kindWords(kind).title,
  title: kind === 'popup' ? surveyTexts.views.title : surveyTexts.results.title,
  children: () => (kind === 'popup' ? <PopupViews id={id} /> : <SurveyResults kind={kind} id={id} />),
}))
