import { addressesOn, administratorPost, administratorRead } from './define'

/** The editors' desk: surveys, polls and popups in the making, and what was answered. */
export const surveyDeskAddresses = addressesOn('api', {
  'SurveyDesk/GetAll': administratorRead,
  'SurveyDesk/GetById': administratorRead,
  'SurveyDesk/Save': administratorPost,
  'SurveyDesk/Duplicate': administratorPost,
  'SurveyDesk/ChangeStatus': { ...administratorPost, stepAgain: true },
  'SurveyDesk/Delete': { ...administratorPost, stepAgain: true },
  'SurveyDesk/Check': administratorPost,
  /** Desk/GetChanges does it. */
  'SurveyDesk/GetChanges': { ...administratorRead, deprecated: '2026-11-29' },
  'SurveyDesk/GetPreviewLink': administratorRead,
  'SurveyDesk/Export': administratorRead,
  'SurveyDesk/Import': administratorPost,
  'SurveyDesk/GetResults': administratorRead,
  'SurveyDesk/GetTexts': administratorRead,
  'SurveyDesk/GetImage': administratorRead,
  'SurveyDesk/ExportResults': administratorRead,
  'SurveyDesk/GetPopupViews': administratorRead,
})
