export { ContentDeskPart } from './content-desk-part'
