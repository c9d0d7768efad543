import { describeFields } from '../../../platform/editing/rules/describe'
import type { SiteDraft } from './site-values'

const names: Readonly<Record<string, string>> = {
  text: 'chữ',
  textMobile: 'chữ trên điện thoại',
  link: 'liên kết',
  roles: 'người thấy',
  hideChildren: 'ẩn mục con',
  children: 'mục con',
  code: 'loại',
  title: 'tên',
  label: 'chữ trên nút',
  mediaLink: 'ảnh',
  thumbnail: 'ảnh nhỏ',
  sectionType: 'nhóm',
  pagePositionName: 'vị trí',
  isPublic: 'hiển thị',
  position: 'vị trí',
  pages: 'loại trang',
  catalogCodes: 'chuyên mục',
  firstDay: 'ngày đầu',
  lastDay: 'ngày cuối',
  content: 'nội dung',
  picture: 'ảnh',
}

/** In the name of a site object without a title. */
const TOLD = 60

/** What is another in the second draft, in words for editors; empty: nothing. */
export function describeChange(before: SiteDraft, after: SiteDraft): string[] {
  return describeFields(before, after, names)
}

export function describeMade(draft: SiteDraft): string[] {
  return [`Tạo mới "${nameOfDraft(draft)}"`]
}

/** What editors call an entry. */
export function nameOfDraft(draft: SiteDraft): string {
  return draft.kind === 'site-object' ? draft.title || draft.text.slice(0, TOLD) : textOf(draft)
}

const textOf = (draft: Exclude<SiteDraft, { kind: 'site-object' }>) =>
  draft.kind === 'navigation' ? draft.text : draft.title
