import { ClassEditor, classTexts as words } from '../features/classes'
import { defineRoom } from '../kit/room'

/** Where an editor writes a class. */
export default defineRoom(({ params }) => {
  const id = params.id === undefined ? null : Number.parseInt(params.id, 10)
  return {
    title: id === null ? words.newTitle : words.editTitle,
    width: 'text',
    back: null,
    children: (editorId) => <ClassEditor key={id} id={id} editorId={editorId} />,
  }
})
