export { keptUserName } from './kept-user-name'
export { UserNameForm } from './UserNameForm'
