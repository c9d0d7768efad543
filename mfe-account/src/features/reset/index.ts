export { NewPasswordForm } from './NewPasswordForm'
export { ResetPanelPart } from './reset-panel-part'
