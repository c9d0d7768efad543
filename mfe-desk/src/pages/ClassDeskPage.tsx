import { ClassList, classDeskTexts } from '../features/classes'
import { defineRoom } from '../kit/room'

/** Where editors find all classes. */
export default defineRoom(() => ({ ...classDeskTexts.room, children: () => <ClassList /> }))
