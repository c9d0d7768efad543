export { MessageList } from './MessageList'
export { messageTexts } from './message-texts'
