/** The three catalogs of the notebook, in its order (SPEC.md §2). */
export const NOTEBOOK_CATALOGS = [
  'kho-tang-am-thuc-cua-me',
  'dinh-duong-va-suc-khoe-cho-me',
  'dinh-duong-va-suc-khoe-cho-be',
] as const
