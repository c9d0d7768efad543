export { ContentDeskPart } from './content-desk-part'
export { contentTexts } from './content-texts'
