import { paths } from 'shared-contracts/paths'
import { NeedsTables, needsTablesTexts } from '../features/needs-tables'
import { defineToolPage } from './tool-page'

/** Recommended needs of all groups with the source of each figure. */
export default defineToolPage({
  path: paths.needsTables,
  texts: needsTablesTexts,
  illustration: 'vi-chat',
  Tool: NeedsTables,
})
