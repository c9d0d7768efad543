export { defineRoom } from './define-room'
export type { RoomProps } from './Room'
