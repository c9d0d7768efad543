import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables'
import { shownEntries } from './rules/site-entries'
import { findEdits } from './store/edit.store'
import { findEntries } from './store/entry.store'
import { PICTURE_PATH } from './store/picture.store'

/** What stands round the content as content files, by their names; `uploaded`: addresses of pictures that no file holds. */
export async function exportSite(query: Kysely<Tables>) {
  const navigation = shownEntries(await findEntries(query, 'navigation')).map(({ key, draft }) => {
    const { kind: _, hideChildren, text, textMobile, link, roles, children } = draft
    return { id: Number(key), text, textMobile, link, roles, children, meta: { hideChildren } }
  })
  const objects = shownEntries(await findEntries(query, 'site-object')).map(({ key, draft }) => {
    const { kind: _, isPublic, title, label, ...object } = draft
    const own = { ...(title === '' ? {} : { title }), ...(label === '' ? {} : { label }) }
    return { id: Number(key), ...object, status: isPublic ? 1 : 0, ...own }
  })
  const banners = shownEntries(await findEntries(query, 'banner')).map(({ key, draft: { kind: _, ...banner } }) => ({
    id: Number(key),
    ...banner,
  }))
  const pins = Object.fromEntries(
    (await findEdits(query, 'pins')).flatMap(({ key, value }) =>
      value?.kind === 'pins' ? [[key, value.articleIds]] : [],
    ),
  )
  const files = {
    'site/navigation.json': navigation,
    'site/site-objects.json': objects,
    'site/banners.json': banners,
    ...(Object.keys(pins).length === 0 ? {} : { 'site/pins.json': pins }),
  }
  const uploaded = [...new Set(JSON.stringify(files).match(new RegExp(`${PICTURE_PATH}/[\\w.]+`, 'g')) ?? [])]
  return { files, uploaded }
}
