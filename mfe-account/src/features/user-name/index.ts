export { UserNameForm } from './UserNameForm'
