import { deskKinds, deskListPath, kindOfSlug, SurveyList, surveyTexts } from '../features/surveys'
import { defineRoom } from '../kit/room'

const { title, intro, kinds } = surveyTexts

/** What editors made: surveys, polls or popups. */
export default defineRoom(({ search }) => {
  const kind = kindOfSlug(search.get('loai')) ?? 'survey'
  const tabs = deskKinds.map((each) => ({
    to: deskListPath(each.kind),
    title: each.title,
    current: each.kind === kind,
  }))
  return { title, intro, tabs: { label: kinds, tabs }, children: () => <SurveyList key={kind} kind={kind} /> }
})
