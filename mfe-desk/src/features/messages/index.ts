export { MessageDesk } from './MessageDesk'
export { messageDeskTexts } from './message-desk-texts'
