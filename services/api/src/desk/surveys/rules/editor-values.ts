import type { CallAnswer } from 'shared-contracts/calls'

type DeskCard = CallAnswer<'SurveyDesk/GetAll'>[number]

/** draft: seen in previews alone. active: shown from its start to its end. stopped: taken away, answers kept. */
export type EditorStatus = DeskCard['status']
/** What editors make. */
export type EditorKind = DeskCard['kind']
/** As editors wrote it. */
export type EditorDraft = CallAnswer<'SurveyDesk/GetById'>['draft']
