import { DeskResults, deskTexts, kindRoom, kindWords, PopupViews } from '../features/surveys'

/** What was answered to a survey or poll, or how many saw a popup, which isn't answered. */
export default kindRoom((kind, id) => ({
  eyebrow: kindWords(kind).title,
  title: kind === 'popup' ? deskTexts.views.title : deskTexts.results.title,
  children: () => (kind === 'popup' ? <PopupViews id={id} /> : <DeskResults kind={kind} id={id} />),
}))
