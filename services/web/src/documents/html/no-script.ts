import { deskPaths, paths, previewPaths } from 'shared-contracts/paths'

const EDITORS = {
  title: 'Trang của người biên tập',
  note: 'Chỉ người biên tập đã đăng nhập mới dùng được trang này, và trang cần JavaScript: bạn bật JavaScript trong trình duyệt rồi đăng nhập nhé.',
} as const
const PREVIEW = {
  title: 'Bản xem thử',
  note: 'Đây là nơi xem thử bản nháp, dành cho người biên tập đã đăng nhập và người có đường dẫn xem thử. Trang cần JavaScript: bạn bật JavaScript trong trình duyệt nhé.',
} as const
const OTHERS = {
  title: 'Trang này cần JavaScript',
  note: 'Bạn hãy bật JavaScript trong trình duyệt để xem trang này đầy đủ.',
} as const

/** What stands in the place of a page that the document does not hold, where scripts are off. */
export function noScriptNotice(path: string): string {
  const { title, note } = wordsOf(path)
  return `<noscript><div style="max-width:44rem;margin:0 auto;padding:2rem 1rem"><h1>${title}</h1><p>${note}</p><p><a href="${paths.home}" style="display:inline-block;padding:.75rem 0">Về trang chủ</a></p></div></noscript>`
}

function wordsOf(path: string) {
  const isUnder = (root: string) => path === root || path.startsWith(`${root}/`)
  if ([previewPaths.survey, previewPaths.poll, previewPaths.popup].some(isUnder)) return PREVIEW
  return isUnder(deskPaths.hub) ? EDITORS : OTHERS
}
