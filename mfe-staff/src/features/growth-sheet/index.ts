export { GrowthSheetPart } from './growth-sheet-part'
export { growthSheetTexts } from './texts'
