export { AlreadySignedIn } from './AlreadySignedIn'
export { LoginPanelPart } from './login-panel-part'
