import { kindRoom, kindWords, NewItemPart, surveyTexts } from '../features/surveys'

const { title, intro } = surveyTexts.newItem

/** The first step of a new survey, poll or popup. */
export default kindRoom((kind) => ({
  title: title(kindWords(kind).one),
  intro,
  width: 'text',
  children: () => <NewItemPart kind={kind} />,
}))
