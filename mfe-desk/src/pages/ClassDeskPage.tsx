import { ClassList, classTexts } from '../features/classes'
import { defineRoom } from '../kit/room'

/** Where editors find all classes. */
export default defineRoom(() => ({ ...classTexts.room, children: () => <ClassList /> }))
