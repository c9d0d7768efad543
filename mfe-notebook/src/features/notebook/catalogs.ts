/** The three catalogs of the notebook, in the order of its landing page. */
export const NOTEBOOK_CATALOGS = [
  'kho-tang-am-thuc-cua-me',
  'dinh-duong-va-suc-khoe-cho-me',
  'dinh-duong-va-suc-khoe-cho-be',
] as const

const DRAWINGS: Readonly<Record<string, string>> = {
  'kho-tang-am-thuc-cua-me': 'bep',
  'dinh-duong-va-suc-khoe-cho-me': 'me-bau',
  'dinh-duong-va-suc-khoe-cho-be': 'be-an-dam',
  'y-kien-chuyen-gia': 'chuyen-gia',
  'tin-tuc-hoat-dong': 'tin-tuc',
}

/** The drawing that stands for a catalog. One that an editor adds later gets the notebook's. */
export function catalogIllustration(code: string): string {
  return DRAWINGS[code] ?? 'so-tay'
}
