export { HandOutPart } from './hand-out-part'
export { handOutTexts } from './texts'
