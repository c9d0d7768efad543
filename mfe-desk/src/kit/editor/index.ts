export { Editor, focusState } from './Editor'
