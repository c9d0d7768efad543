export { AvatarPart } from './avatar-part'
