import { Hub, hubTexts } from '../features/hub'
import { defineRoom } from '../kit/room'

/** Where editors find all their desks. */
export default defineRoom(() => ({ ...hubTexts.room, back: null, children: () => <Hub /> }))
