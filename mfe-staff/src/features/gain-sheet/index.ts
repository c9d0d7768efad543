export { GainSheetPart } from './gain-sheet-part'
export { gainSheetTexts } from './texts'
