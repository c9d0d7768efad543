export { DeskArea } from './DeskArea'
export { defineRoom } from './define-room'
export { Room, type RoomProps } from './Room'
