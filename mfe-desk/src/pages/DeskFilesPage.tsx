import { deskListPath, deskTexts, FilesDesk } from '../features/surveys'
import { defineRoom } from '../kit/room'

const { title, intro } = deskTexts.files
const back = { to: deskListPath('survey'), title: deskTexts.form.back }

/** Content files of the editors' desk. */
export default defineRoom(() => ({ title, intro, back, children: () => <FilesDesk /> }))
