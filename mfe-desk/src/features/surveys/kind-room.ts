import { defineRoom, type RoomProps } from '../../kit/room'
import { type DeskKind, deskListPath, kindOfSlug } from './rules/desk-kinds'
import { surveyTexts } from './survey-texts'

/** A page of one kind, below its list. An address that names no kind is missing. */
export function kindRoom(roomOf: (kind: DeskKind, id: number) => RoomProps) {
  return defineRoom(({ params }) => {
    const named = kindOfSlug(params.kind)
    const kind = named ?? 'survey'
    return {
      back: { to: deskListPath(kind), title: surveyTexts.form.back },
      ...roomOf(kind, Number.parseInt(params.id ?? '', 10)),
      ...(named === null && { title: surveyTexts.title, status: 404 }),
    }
  })
}
