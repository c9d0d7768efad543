export { Editor, focusState, type Shown } from './Editor'
