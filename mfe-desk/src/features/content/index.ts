export { ContentDesk } from './components/ContentDesk'
export { contentTexts } from './content-texts'
