export { UndoPanelPart } from './undo-panel-part'
