export { ResetPanelPart } from './reset-panel-part'
