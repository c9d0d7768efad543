import { deskListPath, SurveyFiles, surveyTexts } from '../features/surveys'
import { defineRoom } from '../kit/room'

const { title, intro } = surveyTexts.files
const back = { to: deskListPath('survey'), title: surveyTexts.form.back }

/** Content files of the editors' desk. */
export default defineRoom(() => ({ title, intro, back, children: () => <SurveyFiles /> }))
