export { PreviewPart, SurveyFramePart } from './preview-part'
