import { type ApiClient, ApiError } from 'shared-contracts/client'
import { LoadingState } from 'shared-frame'
import { clientOnly } from 'shared-frame/remote'
import type { Drafted, FormProps, Writing, WrittenKind } from '../../kit/entry-kind'
import { differingFields, formPlace, sameContent } from '../../kit/saving'
import { kitWords } from '../../kit/words'
import { type ClassState, type ListedClass, listedClass } from './list/listed-class'
import { blankClass, type ClassDraft, classInWords, draftOf, wireDraftOf } from './rules/class-draft'

/** A class with what its form holds. */
export type WrittenClass = ListedClass & Drafted<ClassDraft>

/** The form and its controls come when an editor opens it. */
const Form = clientOnly<FormProps<WrittenClass, ClassDraft>>(
  () => import('./components/ClassForm'),
  <LoadingState shape="panel" label={kitWords.loading} />,
)

async function load(api: ApiClient, key: string): Promise<WrittenClass> {
  const { entries } = await listedClass.list.read(api, { keyword: '', state: null, page: 1 })
  const entry = entries.find((each) => each.key === key)
  if (entry === undefined) throw new ApiError('ClassDesk/GetAll', 404, kitWords.missing)
  const { draft, changedAt, changedBy } = entry.item
  return { ...entry, draft: draftOf(draft), changedAt, changedBy }
}

const writing: Writing<WrittenClass, ClassDraft> = {
  blank: () => blankClass,
  load,
  async save(api, over, draft) {
    const [id, revision] = over === null ? [null, null] : [over.item.id, Number(over.version)]
    const saved = await api.call('ClassDesk/Save', { body: { id, revision, draft: wireDraftOf(draft) } })
    return load(api, String(saved.id))
  },
  // Visitors see it, and another time sends mails.
  saves: () => 'on-press',
  place: (key) => formPlace(`class.${key ?? 'new'}`, blankClass),
  isSame: sameContent,
  differences: (mine, theirs) => differingFields(classInWords(mine), classInWords(theirs)),
  mayOverwrite: ({ item }) => !item.cancelled,
  Form,
}

/** A class as editors write it. */
export const classKind: WrittenKind<WrittenClass, ClassState, ClassDraft> = { ...listedClass, preview: null, writing }
