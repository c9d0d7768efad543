import { type FieldForm, type FieldMessages, useFieldForm } from 'shared-frame/forms'
import { NotSent } from 'shared-frame/sending'
import type { Saver } from './saver-types'

/** What a form of an entry holds: its fields are named as the call names them, so that the server's messages stand at them. */
export interface EntryValues<D> {
  readonly draft: D
}

interface Options<E, D> {
  readonly saver: Saver<E, D>
  /** The control of a field has the id `<name>-draft.<field>`. */
  readonly name: string
  /** By the path of a field, such as `draft.title`. */
  rules(draft: D): FieldMessages
}

/** A form whose text the saver keeps and sends: its rules are asked first, and what the server refuses is told at its fields. See `EntryFrame`. */
export function useEntryForm<E, D>({ saver, name, rules }: Options<E, D>): FieldForm<EntryValues<D>> {
  return useFieldForm<EntryValues<D>>({
    name,
    defaults: { draft: saver.read().draft },
    rules: ({ draft }) => rules(draft),
    async send({ draft }) {
      saver.change((before) => (isSame(before, draft) ? before : draft))
      const isSaved = await saver.save()
      const { saving } = saver.read()
      if (saving.state === 'refused') throw saving.error
      // A conflict, a network that is cut or what was typed meanwhile: the saving line says so.
      if (!isSaved) throw new NotSent()
    },
  })
}

/** To the letter, unlike `sameContent`: spaces that are being typed count. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
